import { readdir, readFile } from 'node:fs/promises';
import { endpoints } from '#contract/endpoints.ts';
import { accountDocument, isAccountCall, submissionsDocument } from '../openapi/documents.ts';
import { callTable } from './calls.ts';
import { type Decision, decisionTable } from './decisions.ts';
import { errorTable } from './errors.ts';
import type { Part } from './fill.ts';

const root = new URL('../../../', import.meta.url);
const folder = 'docs/decisions/';
const siteCalls = endpoints.filter((endpoint) => !isAccountCall(endpoint));

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
		{ path: 'docs/account-service.md', name: 'calls', text: callTable(accountDocument.endpoints, 'service') },
		{ path: 'docs/api.md', name: 'calls', text: callTable(siteCalls, 'site') },
		{ path: 'docs/services.md', name: 'calls', text: callTable(submissionsDocument.endpoints, 'service') },
		{ path: 'docs/errors.md', name: 'codes', text: errorTable(msg) },
		{ path: `${folder}README.md`, name: 'list', text: decisionTable(await readDecisions()) },
	];
}
