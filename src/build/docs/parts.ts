import { readdir, readFile } from 'node:fs/promises';
import { accountCalls, siteCalls } from './account-calls.ts';
import { type Decision, decisionTable } from './decisions.ts';
import { errorTable } from './errors.ts';
import type { Part } from './fill.ts';
import { submissionCalls } from './submission-calls.ts';

const root = new URL('../../../', import.meta.url);
const folder = 'docs/decisions/';

/** A file of the repository as text. */
export const readDocument = (path: string) => readFile(new URL(path, root), 'utf8');

async function readDecisions(): Promise<Decision[]> {
	const files = (await readdir(new URL(folder, root))).filter((file) => /^\d.*\.md$/.test(file));
	return Promise.all(files.map(async (file) => ({ file, text: await readDocument(folder + file) })));
}

/** Every part of docs that follows from something else, as it should be now. */
export async function generatedParts(): Promise<Part[]> {
	const { msg } = JSON.parse(await readDocument('i18n/en/errors.json')) as { msg: Record<string, string> };
	return [
		{ path: 'docs/account-service.md', name: 'calls', text: accountCalls() },
		{ path: 'docs/api.md', name: 'calls', text: siteCalls() },
		{ path: 'docs/services.md', name: 'calls', text: submissionCalls() },
		{ path: 'docs/errors.md', name: 'codes', text: errorTable(msg) },
		{ path: `${folder}README.md`, name: 'list', text: decisionTable(await readDecisions()) },
	];
}
