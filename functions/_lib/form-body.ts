import { limits } from '#contract/limits.ts';
import { type Failure, fail } from './answer.ts';
import { readCapped } from './read-capped.ts';

/** The fields of a form, or why there are none. */
export type FormBody = { ok: true; fields: Record<string, string> } | { ok: false; failure: Failure };

const refuse = (failure: Failure): FormBody => ({ ok: false, failure });
const unreadable = refuse(fail(400, 'INVALID_PARAMETERS'));

const isForm = (type: string | null) =>
	/^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');

/** Reads the body of a form that a browser sent without scripts. @param names its fields: others, or one given twice, are refused */
export async function readFormBody({ headers, body }: Request, names: readonly string[]): Promise<FormBody> {
	if (!isForm(headers.get('Content-Type'))) return refuse(fail(415, 'UNSUPPORTED_MEDIA_TYPE'));
	const bytes = await readCapped(body, limits.jsonBody);
	if (!bytes) return refuse(fail(413, 'REQUEST_EXCEEDS_LIMIT'));
	const given = [...new URLSearchParams(new TextDecoder().decode(bytes))];
	const isExpected = given.every(([name]) => names.includes(name));
	const fields = Object.fromEntries(given);
	if (!isExpected || Object.keys(fields).length < given.length) return unreadable;
	return { ok: true, fields };
}
