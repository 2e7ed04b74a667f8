import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { type Votes, vote } from '#contract/endpoints/votes.ts';
import { limits } from '#contract/limits.ts';
import { codesOf, parseInput } from '#contract/parse.ts';
import { all, get, run } from '../../store/query.ts';
import type { SandboxContext } from '../context.ts';
import { notFound } from './answer.ts';
import { findEntry } from './entries.ts';
import { isWriter } from './writer.ts';

/** Whether answers helped: one vote for each visitor, whom the function names by a random id. */
export function voteRoutes(context: SandboxContext): Hono {
	const { db } = context;
	const app = new Hono();
	app.get('/api/faqs/vote/:id', (c) => {
		const id = c.req.param('id');
		return findEntry(db, 'faqs', 'id', id) ? c.json(votesOf(db, id, c.req.query('voter'))) : notFound(c);
	});
	app.post('/api/faqs/vote/:id', bodyLimit({ maxSize: limits.jsonBody }), (c) => takeVote(c, context));
	return app;
}

const counted = `SELECT count(*) FILTER (WHERE value = 'up') AS up, count(*) FILTER (WHERE value = 'down') AS down,
	max(value) FILTER (WHERE voter = ?) AS mine FROM faq_vote WHERE faq_id = ?`;

function votesOf(db: DatabaseSync, id: string, voter = ''): Votes {
	return get<Votes>(db, counted, voter, id) ?? { up: 0, down: 0, mine: null };
}

const keep = `INSERT INTO faq_vote (faq_id, voter, value, reason, at) VALUES (?, ?, ?, ?, ?)
	ON CONFLICT DO UPDATE SET value = excluded.value, reason = excluded.reason, at = excluded.at`;
const request = v.object({
	...vote.request.entries,
	voter: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});

async function takeVote(c: Context, { db, cmsToken, now }: SandboxContext): Promise<Response> {
	if (!isWriter(c, cmsToken)) return c.json({ messages: ['NEEDS_LOGIN_REFRESH'] }, 401);
	const id = c.req.param('id') ?? '';
	if (!findEntry(db, 'faqs', 'id', id)) return notFound(c);
	const parsed = parseInput(request, { ...(await c.req.json().catch(() => ({}))), id });
	if (!parsed.ok) return c.json({ messages: codesOf(parsed.fields), fields: parsed.fields }, 400);
	const { voter, value, reason } = parsed.value;
	run(db, keep, id, voter, value, value === 'down' ? reason : '', now());
	return c.json({ status: true, data: votesOf(db, id, voter) });
}

/** A vote on an answer. */
export interface Vote {
	faqId: string;
	value: 'up' | 'down';
	/** What is missing, in the visitor's words. */
	reason: string;
	/** Milliseconds since 1970. */
	at: number;
}

/** The newest first. */
export function newestVotes(db: DatabaseSync, most: number): Vote[] {
	return all<Vote>(
		db,
		'SELECT faq_id AS faqId, value, reason, at FROM faq_vote ORDER BY at DESC LIMIT ?',
		most,
	);
}
