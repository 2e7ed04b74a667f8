import { type ErrorCode, errorCodes } from '#contract/codes.ts';
import { endpoints } from '#contract/endpoints.ts';
import { type JsonObject, openapi } from '../openapi.ts';
import { table } from './fill.ts';
import { meanings, places } from './meanings.ts';

/** Calls that answer a code, by status. */
type Uses = Map<ErrorCode, Map<string, string[]>>;

function noteUse(uses: Uses, call: string, [status, response]: [string, JsonObject]): void {
	for (const code of (response['x-codes'] ?? []) as ErrorCode[]) {
		const byStatus = uses.get(code) ?? new Map<string, string[]>();
		uses.set(code, byStatus.set(status, [...(byStatus.get(status) ?? []), call]));
	}
}

function usesOf(document: JsonObject): Uses {
	const uses: Uses = new Map();
	const operations = Object.values(document.paths as JsonObject).flatMap((path) =>
		Object.values(path as JsonObject),
	) as JsonObject[];
	for (const { operationId, responses } of operations)
		for (const response of Object.entries(responses as Record<string, JsonObject>))
			noteUse(uses, String(operationId), response);
	return uses;
}

/** So many calls that naming them tells nothing. */
const many = 8;

function callsOf(uses: Map<string, string[]> | undefined): string {
	const calls = [...new Set([...(uses?.values() ?? [])].flat())];
	if (calls.length === 0) return 'passed on, where the account service answers it';
	if (calls.length > many) return calls.length === endpoints.length ? 'any' : `${calls.length} calls`;
	return calls.map((call) => `\`${call}\``).join(', ');
}

const statusText = (uses: Map<string, string[]> | undefined) =>
	[...(uses?.keys() ?? ['422'])].sort().join(', ');

/** Every code of the contract in Markdown; `texts` are what visitors read. */
export function errorTable(texts: Record<string, string>): string {
	const uses = usesOf(openapi(endpoints, { title: '', version: '' }));
	const rows = errorCodes.map((code) => [
		`\`${code}\``,
		statusText(uses.get(code)),
		meanings[code],
		callsOf(uses.get(code)),
		places[code] ?? 'Toast and form.',
		texts[code] ?? '',
	]);
	return table(['code', 'status', 'means', 'calls', 'shown', 'text'], rows);
}
