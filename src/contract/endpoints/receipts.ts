import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { line, token } from '../fields.ts';

/** How far the studio is with something that a visitor sent. */
export const submissionStates = ['received', 'read', 'closed'] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** What became of something that a visitor sent, as its sender sees it. */
export const submissionStatus = v.object({
	kind: v.picklist(['application', 'contact', 'issue', 'feedback']),
	/** When it arrived, as ISO 8601. */
	at: v.pipe(v.string(), v.isoTimestamp()),
	state: v.picklist(submissionStates),
	/** When the state or the answer changed last, as ISO 8601; null where neither has. */
	changedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
	/** What the studio wrote back, as plain text; empty where it has not. */
	answer: v.string(),
});
export type SubmissionStatus = v.InferOutput<typeof submissionStatus>;

export const readReceipt = endpoint({
	name: 'receipts.read',
	method: 'POST',
	path: '/api/receipts',
	summary:
		'What became of an application, a message, a report or feedback, with the reference and the code from its mail as `token`.',
	request: v.object({ reference: line({ min: 1, max: 40 }), token }),
	data: submissionStatus,
	codes: ['NOT_FOUND'],
	policy: { auth: 'none', csrf: 'same-origin', cache: 0 },
});
