import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jobPosting } from '#cms/collections/jobs.ts';
import { uploadTicket } from '#contract/uploads.ts';
import { isSignedQuery } from '#lib/url/signed-link.ts';

const docs = readFileSync('docs/services.md', 'utf8');

/** The JSON that follows a mark of the document. */
function sample(mark: string): unknown {
	const [, after = ''] = docs.split(`<!-- ${mark} -->`);
	return JSON.parse(/```json\n([\s\S]*?)\n```/.exec(after)?.[1] ?? '');
}

interface Signed {
	subject: string;
	expires: string;
	signature: string;
}

describe('what docs/services.md shows', () => {
	const key = /With the key `([^`]+)`/.exec(docs)?.[1] ?? '';
	const now = Date.UTC(2026, 11, 1);

	test.each(sample('signatures') as Signed[])('is signed as functions sign: $signature', async (signed) => {
		const { subject, ...query } = signed;
		expect(await isSignedQuery(subject, new URLSearchParams(query), { key, now })).toBe(true);
	});

	test('is a ticket as functions write it', () => {
		const [{ subject = '' } = {}] = sample('signatures') as Signed[];
		const [, text = ''] = subject.split(' ');
		const ticket = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
		expect(v.is(uploadTicket, ticket)).toBe(true);
	});

	test('is a job posting as builds read it', () => {
		expect(v.parse(jobPosting, sample('answer: /postings/{id}'), { lang: 'en' }).id).toBe('posting-2104');
	});
});
