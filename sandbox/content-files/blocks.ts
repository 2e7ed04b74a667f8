import { stringify } from 'yaml';
import { toMarkdown } from './markdown.ts';

type Fields = Record<string, unknown>;

/** Fields of blocks that hold markup. */
const markup = ['html', 'description'];

function withMarkdown(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withMarkdown);
	if (typeof value !== 'object' || value === null) return value;
	const parts = Object.entries(value).map(([name, part]) => [
		name,
		markup.includes(name) && typeof part === 'string' ? toMarkdown(part) : withMarkdown(part),
	]);
	return Object.fromEntries(parts);
}

function asMarkdown({ type, ...fields }: Fields): string {
	if (type === 'section') return `## ${fields.title}\n\n${toMarkdown(String(fields.html))}`;
	return `\`\`\`${type}\n${stringify(withMarkdown(fields), { lineWidth: 0 })}\`\`\``;
}

/** The parts of a page: sections as chapters, others fenced. */
export const blocksAsMarkdown = (blocks: readonly Fields[]): string => blocks.map(asMarkdown).join('\n\n');
