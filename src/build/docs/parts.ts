import { readdir, readFile } from 'node:fs/promises';
import { type EntryField, kinds } from '#cms/kinds.ts';
import { type ErrorCode, errorCodes } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import {
	accountDocument,
	isAccountCall,
	openapi,
	proofsOf,
	proofTexts,
	submissionsDocument,
} from '../openapi/documents.ts';
import type { JsonObject } from '../openapi/schema.ts';
import { meanings, places } from './meanings.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A table in Markdown. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
	return [line(heads), `|${heads.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

/** The token that a function sends as the bearer of a call. */
function bearerNote(endpoint: Endpoint): string {
	const proofs = proofsOf(endpoint);
	const named = proofs.flatMap((proof) => (proof === 'nobody' ? [] : [proofTexts[proof]]));
	if (named.length === 0) return '';
	const others = '; without one, or if the service has no message to send for it, ';
	return `Bearer: ${named.join(others)}${proofs.includes('nobody') ? ', if there is one' : ''}.`;
}

/** What a function sends with a call to a service. */
function serviceNote(endpoint: Endpoint): string {
	const { policy, takes } = endpoint;
	const notes = [
		bearerNote(endpoint),
		takes === 'form' ? 'Multipart form data.' : '',
		policy.creates ? 'May carry an Idempotency-Key.' : '',
	];
	return notes.filter(Boolean).join(' ');
}

const guards: Record<Endpoint['policy']['csrf'], string> = {
	none: '',
	'same-origin': 'From pages of the site only.',
	form: 'A form of the site is sent to it.',
	state: 'A browser navigates to it.',
	signature: 'Its headers show who calls.',
};

/** What a call of the site requires. */
function siteNote({ policy }: Endpoint): string {
	const notes = [
		policy.auth === 'link' ? 'Needs a signed link.' : '',
		policy.auth === 'required' ? 'Needs a session.' : '',
		guards[policy.csrf],
		policy.botCheck ? `Bot check: action \`${policy.botCheck.action}\`.` : '',
		policy.creates ? 'Takes an Idempotency-Key.' : '',
		policy.cache > 0 ? `May be cached for ${policy.cache} s.` : '',
	];
	return notes.filter(Boolean).join(' ');
}

/** A table of calls in Markdown: what each does, and the codes that only it refuses with. */
function callTable(endpoints: readonly Endpoint[], kind: 'site' | 'service'): string {
	const note = kind === 'site' ? siteNote : serviceNote;
	const rows = endpoints.map((endpoint) => [
		`\`${endpoint.method} ${endpoint.path}\``,
		`${endpoint.summary} ${note(endpoint)}`.trim(),
		endpoint.codes.map((code) => `\`${code}\``).join(', '),
	]);
	return table(['call', 'does', 'refuses with'], rows);
}

/** Calls that answer a code, by status. */
type Uses = Map<ErrorCode, Map<string, string[]>>;

function noteUse(uses: Uses, call: string, [status, response]: [string, JsonObject]): void {
	for (const code of (response['x-codes'] ?? []) as ErrorCode[]) {
		const byStatus = uses.get(code) ?? new Map<string, string[]>();
		uses.set(code, byStatus.set(status, [...(byStatus.get(status) ?? []), call]));
	}
}

function findUses(document: JsonObject): Uses {
	const uses: Uses = new Map();
	const operations = Object.values(document.paths as JsonObject).flatMap((path) =>
		Object.values(path as JsonObject),
	) as JsonObject[];
	for (const { operationId, responses } of operations)
		for (const response of Object.entries(responses as Record<string, JsonObject>))
			noteUse(uses, String(operationId), response);
	return uses;
}

/** Above this number, calls are counted instead of named. */
const mostNamed = 8;

function callsText(uses: Map<string, string[]> | undefined): string {
	const calls = [...new Set([...(uses?.values() ?? [])].flat())];
	if (calls.length === 0) return 'passed on, where the account service answers it';
	if (calls.length > mostNamed) return calls.length === endpoints.length ? 'any' : `${calls.length} calls`;
	return calls.map((call) => `\`${call}\``).join(', ');
}

const statusText = (uses: Map<string, string[]> | undefined) =>
	[...(uses?.keys() ?? ['422'])].sort().join(', ');

/** Every code of the contract in Markdown; `texts` are what visitors read. */
function errorTable(texts: Record<string, string>): string {
	const uses = findUses(openapi(endpoints, { title: '', version: '' }));
	const rows = errorCodes.map((code) => [
		`\`${code}\``,
		statusText(uses.get(code)),
		meanings[code],
		callsText(uses.get(code)),
		places[code] ?? 'Toast and form.',
		texts[code] ?? '',
	]);
	return table(['code', 'status', 'means', 'calls', 'shown', 'text'], rows);
}

/** A part of a document that is generated: its file, the name between its marks, and what belongs there. */
export interface DocumentPart {
	path: string;
	name: string;
	text: string;
}

type Place = Pick<DocumentPart, 'path' | 'name'>;

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
export function fillPart(document: string, { text, ...place }: DocumentPart): string {
	const { from, to } = find(document, place);
	return `${document.slice(0, from)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}

/** A decision's file and text, of which the first line is its number and title. */
interface Decision {
	file: string;
	text: string;
}

/** The list of decisions in Markdown, in the order of their numbers, with the status that each has below its title. */
function decisionTable(decisions: readonly Decision[]): string {
	const rows = decisions
		.toSorted((one, other) => one.file.localeCompare(other.file))
		.map(({ file, text }) => {
			const [, number = '', title = ''] = /^# (\d+) (.+)/.exec(text) ?? [];
			const [, status] =
				/^# .+\n\nStatus: (in force|(?:in part )?superseded by \d{3}(?: and \d{3})*)$/m.exec(text) ?? [];
			if (!status) throw new Error(`${file} has no status below its title.`);
			return [`[${number}](${file})`, title, status];
		});
	return table(['no.', 'decision', 'status'], rows);
}

const typeNames: Record<EntryField['type'], string> = {
	text: 'text',
	markdown: 'Markdown',
	date: 'date',
	number: 'number',
	boolean: 'true or false',
	choice: 'one of',
	reference: 'slug of',
	picture: 'picture',
	file: 'file',
	object: 'fields',
	list: 'list',
	blocks: 'blocks',
};

/** Above this number, choices are not named: the contract has them. */
const mostChoices = 6;

/** What a field holds, in a few words. */
function typeText({ type, options = [], of, fields = [], item, kinds: blocks = [] }: EntryField): string {
	if (type === 'choice')
		return options.length > mostChoices
			? 'a choice'
			: `one of ${options.map((name) => `\`${name}\``).join(', ')}`;
	if (type === 'reference') return `slug of \`${of}\``;
	if (item) return `list: ${typeText(item)}`;
	if (blocks.length > 0) return `blocks: ${blocks.map(({ name }) => `\`${name}\``).join(', ')}`;
	const names = fields.map(({ name, isRequired }) => `\`${name}\`${isRequired ? '' : '?'}`).join(', ');
	return names ? `${typeNames[type]} (${names})` : typeNames[type];
}

/** What editors fill in, by collection; a question mark stands at what may be left out. */
function fieldTables(): string {
	return kinds
		.map(({ name, fields }) => {
			const rows = fields.map((field) => [
				`\`${field.name}\`${field.isRequired ? '' : '?'}`,
				field.isBody ? `${typeText(field)}, the text below` : typeText(field),
				field.isTranslated ? 'yes' : '',
			]);
			return `**\`${name}\`**\n\n${table(['field', 'holds', 'each language'], rows)}`;
		})
		.join('\n\n');
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
export async function generatedParts(): Promise<DocumentPart[]> {
	const { msg } = JSON.parse(await readDocument('i18n/en/errors.json')) as { msg: Record<string, string> };
	return [
		{ path: 'docs/account-service.md', name: 'calls', text: callTable(accountDocument.endpoints, 'service') },
		{ path: 'docs/api.md', name: 'calls', text: callTable(siteCalls, 'site') },
		{ path: 'docs/services.md', name: 'calls', text: callTable(submissionsDocument.endpoints, 'service') },
		{ path: 'docs/errors.md', name: 'codes', text: errorTable(msg) },
		{ path: 'docs/content.md', name: 'fields', text: fieldTables() },
		{ path: `${folder}README.md`, name: 'list', text: decisionTable(await readDecisions()) },
	];
}
