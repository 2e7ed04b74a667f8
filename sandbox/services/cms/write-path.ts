import type { Context } from 'hono';
import type { Endpoint, ParsedOf } from '#contract/endpoint.ts';
import { type Answer, refuse } from '../account/answer.ts';
import { readInput } from '../account/read-input.ts';
import { isWriter } from './writer.ts';

interface WritePath<E extends Endpoint> {
	endpoint: E;
	cmsToken: string;
}

const stranger = refuse('NEEDS_LOGIN_REFRESH', { status: 401 });

function toResponse(c: Context, answer: Answer): Response {
	if (answer.ok) return c.json(answer.body);
	const { status, messages, fields, retryAfter } = answer;
	if (retryAfter) c.header('Retry-After', String(retryAfter));
	return c.json({ messages, ...(fields && { fields }) }, status);
}

/** What answers a path of the CMS that functions write to, with what the contract says of the call. */
export function writePath<E extends Endpoint>(
	{ endpoint, cmsToken }: WritePath<E>,
	decide: (input: ParsedOf<E>, c: Context) => Answer | Promise<Answer>,
): (c: Context) => Promise<Response> {
	return async (c) => {
		if (!isWriter(c, cmsToken)) return toResponse(c, stranger);
		const input = await readInput(endpoint, c.req.raw);
		return toResponse(c, input.ok ? await decide(input.value, c) : input);
	};
}
