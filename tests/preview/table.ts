import type { Finding } from './finding.ts';

/** Text that a preview sent may hold what Markdown means something by. */
const plain = (text: string) => text.replace(/[^\w\s.,:;'()/=-]/g, (sign) => `&#${sign.codePointAt(0)};`);

function rowOf({ what, path, problems, note = '' }: Finding): string {
	const found = problems.length > 0 ? problems.join('; ') : note;
	return `| ${problems.length > 0 ? '❌' : '✅'} | ${what} | ${plain(path)} | ${plain(found)} |`;
}

/** What was found as Markdown: what is wrong first. */
export function tableOf(origin: string, findings: readonly Finding[]): string {
	const wrong = findings.filter(({ problems }) => problems.length > 0);
	const right = findings.filter(({ problems }) => problems.length === 0);
	const verdict =
		wrong.length > 0 ? `${wrong.length} of ${findings.length} looks found something` : 'all is well';
	return [
		`### Preview: ${verdict}`,
		'',
		origin,
		'',
		'| | what | where | found |',
		'|---|---|---|---|',
		...[...wrong, ...right].map(rowOf),
		'',
	].join('\n');
}
