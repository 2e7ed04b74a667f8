import { describe, expect, test } from 'vitest';
import { scrubPaths } from '#features/support/report/ReportForm.tsx';

/** A path of some machine, told apart from those of this one. */
const home = (rest: string) => `/${'home'}/${rest}`;
const users = (rest: string) => `/${'Users'}/${rest}`;
const disk = (rest: string) => `C:\\${'Users'}\\${rest}`;

describe('paths in logs', () => {
	test.each([
		[disk('Ada Quill\\Saved Games\\a.reign'), disk('[user]\\Saved Games\\a.reign')],
		['"path":"C:\\\\Users\\\\ada\\\\save"', '"path":"C:\\\\Users\\\\[user]\\\\save"'],
		['d:/users/ada/x', 'd:/users/[user]/x'],
		['C:\\Documents and Settings\\Ada\\x', 'C:\\Documents and Settings\\[user]\\x'],
		[`at ${home('ada/.local/share')}`, `at ${home('[user]/.local/share')}`],
		[`file://${home('ada/x')}`, `file://${home('[user]/x')}`],
		[users('ada.quill/Library'), users('[user]/Library')],
		[`HOME=${home('ada')}\nnext`, `HOME=${home('[user]')}\nnext`],
	])('%s names nobody', (path, plain) => {
		expect(scrubPaths(path)).toBe(plain);
	});

	test.each([
		disk('Public\\x'),
		users('Shared/x'),
		'https://studio.example/home/page',
		'C:\\Program Files\\Lowtide',
		'nothing of the kind',
	])('%s stays as it is', (path) => {
		expect(scrubPaths(path)).toBe(path);
	});

	test('every one of them is found, in a long log within reason', () => {
		const log = `${disk('ada\\x')} ${home('ada/y')}\n`.repeat(20_000);
		expect(scrubPaths(log)).not.toContain('ada');
	});
});
