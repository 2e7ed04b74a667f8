import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { remark } from '../fields.ts';
import { choiceId } from './contacts.ts';

const path = '/api/faqs/vote/:id';
const value = v.picklist(['up', 'down'], 'field.choice');

/** How an answer was received, and what this visitor said of it. */
export const votes = v.object({
	up: v.pipe(v.number(), v.integer(), v.minValue(0)),
	down: v.pipe(v.number(), v.integer(), v.minValue(0)),
	mine: v.nullable(value),
});
export type Votes = v.InferOutput<typeof votes>;

export const readVotes = endpoint({
	name: 'support.votes',
	method: 'GET',
	path,
	summary: 'Whether an answer of support helped, and what the visitor said, whom the voter cookie knows.',
	request: v.object({ id: choiceId }),
	data: votes,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'none', cache: 0 },
});

export const vote = endpoint({
	name: 'support.vote',
	method: 'POST',
	path,
	summary: 'Says whether an answer of support helped: once for each visitor, who may change their mind.',
	request: v.object({ id: choiceId, value, reason: v.optional(remark, '') }),
	data: votes,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0 },
});
