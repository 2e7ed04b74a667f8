import * as v from 'valibot';
import { type ErrorCode, isErrorCode } from './codes.ts';
import type { RequestSchema } from './endpoint.ts';

/** The first message of each field that is wrong, as keys of errors.json. */
export type FieldErrors = Record<string, string>;

export type Parsed<Schema extends RequestSchema> =
	| { ok: true; value: v.InferOutput<Schema> }
	| { ok: false; fields: FieldErrors };

const isKey = (message: string) => /^(?:field|msg)\./.test(message);

/** Parses a request; unknown fields are dropped, and a field that is missing or of another type counts as not given. */
export function parseInput<Schema extends RequestSchema>(schema: Schema, input: unknown): Parsed<Schema> {
	const result = v.safeParse(schema, input);
	if (result.success) return { ok: true, value: result.output };
	const fields: FieldErrors = Object.create(null);
	for (const issue of result.issues) {
		const name = String(issue.path?.[0]?.key ?? '');
		fields[name] ??= isKey(issue.message) ? issue.message : 'field.required';
	}
	return { ok: false, fields };
}

const codeOfField: Record<string, ErrorCode> = {
	email: 'INVALID_EMAIL',
	password: 'INVALID_PASSWORD',
	newPassword: 'INVALID_PASSWORD',
	username: 'INVALID_USERNAME',
	phone: 'INVALID_PHONE_NUMBER',
};

/** The codes that name wrong fields towards somebody who reads no `fields`. */
export function listCodes(fields: FieldErrors): ErrorCode[] {
	const codes = Object.entries(fields).map(([name, message]): ErrorCode => {
		if (message === 'field.passwordCommon') return 'PASSWORD_TOO_COMMON';
		const named = message.replace(/^msg\./, '');
		if (isErrorCode(named)) return named;
		return (Object.hasOwn(codeOfField, name) && codeOfField[name]) || 'INVALID_PARAMETERS';
	});
	return [...new Set(codes)];
}
