import { readFileSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';

const rules: object = JSON.parse(
	readFileSync(new URL('../guards/html-validate.json', import.meta.url), 'utf8'),
);
const validator = new HtmlValidate(new FileSystemConfigLoader({ ...rules, root: true }));

/** What is wrong with a page by the rules of tests/guards/html-validate.json, and in which line. */
export async function htmlProblems(html: string): Promise<{ line: number; problem: string }[]> {
	const { results } = await validator.validateString(html, 'page.html');
	return results.flatMap(({ messages }) =>
		messages.map(({ line, ruleId, message }) => ({ line, problem: `${ruleId}: ${message}` })),
	);
}
