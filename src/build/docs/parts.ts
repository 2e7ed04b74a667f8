import { readdir, readFile } from 'node:fs/promises';
import { endpoints } from '#contract/endpoints.ts';
import { accountDocument, isAccountCall, submissionsDocument } from '../openapi/documents.ts';
import { callTable, errorTable, table } from './tables.ts';

/** A part of a document that is generated: its file, the name between its marks, and what belongs there. */
export interface Part {
	path: string;
	name: string;
	text: string;
}

type Place = Pick<Part, 'path' | 'name'>;

function find(document: string, { path, name }: Place): { from: number; to: number } {
	const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
	const from = document.indexOf(start);
	const to = document.indexOf(end);
	if (from < 0 || to < from) throw new Error(`${path} has no part between ${start} and ${end}.`);
	return { from: from + start.length, to };
}

/** What stands between `<!-- name -->` and `<!-- /name -->`; throws where a document has no such marks. */
export function readPart(document: string, place: Place): string {
	const { from, to } = find(document, place);
	return document.slice(from, to).trim();
}

/** A document with a generated part put between its marks; throws where it has none. */
export function fillPart(document: string, { text, ...place }: Part): string {
	const { from, to } = find(document, place);
	return `${document.slice(0, from)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

/** A decision's file and text, of which the first line is its number and title. */
interface Decision {
	file: string;
	text: string;
}

/** The list of decisions in Markdown, in the order of their numbers, with those that replace them. */
function decisionTable(decisions: readonly Decision[]): string {
	const rows = decisions
		.toSorted((one, other) => one.file.localeCompare(other.file))
		.map(({ file, text }) => {
			const [, number = '', title = ''] = /^# (\d+) (.+)/.exec(text) ?? [];
			const [, replaced = ''] = /^\*Superseded ((?:in part )?by [\d, and]*\d)/m.exec(text) ?? [];
			return [`[${number}](${file})`, title, replaced];
		});
	return table(['no.', 'decision', 'superseded'], rows);
}

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
