import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { Votes } from '#contract/endpoints/support.ts';
import { storeVote } from '#contract/upstream-submissions.ts';
import { type AccountResult, refuse, succeed } from '../shared/answer.ts';
import { all, get, run } from '../store/query.ts';
import type { FormsContext } from './context.ts';
import { takeWrites } from './write.ts';

/** Whether answers helped: one vote for each visitor, whom the function names by a random id. */
export function voteRoutes(context: FormsContext): Hono {
	const { db, content } = context;
	const app = new Hono();
	app.get('/api/faqs/vote/:id', (c) => {
		const id = c.req.param('id');
		if (!content.hasAnswer(id)) return c.json({ messages: ['NOT_FOUND'] }, 404);
		return c.json(votesOf(db, id, c.req.query('voter')));
	});
	takeWrites(app, context, {
		endpoint: storeVote,
		kind: 'vote',
		handle: (input) => takeVote(input, context),
	});
	return app;
}

const counted = `SELECT count(*) FILTER (WHERE value = 'up') AS up, count(*) FILTER (WHERE value = 'down') AS down,
	max(value) FILTER (WHERE voter = ?) AS mine FROM faq_vote WHERE faq_id = ?`;

function votesOf(db: DatabaseSync, id: string, voter = ''): Votes {
	return get<Votes>(db, counted, voter, id) ?? { up: 0, down: 0, mine: null };
}

const keep = `INSERT INTO faq_vote (faq_id, voter, value, reason, at) VALUES (?, ?, ?, ?, ?)
	ON CONFLICT DO UPDATE SET value = excluded.value, reason = excluded.reason, at = excluded.at`;

function takeVote(input: ParsedInput<typeof storeVote>, { db, now, content }: FormsContext): AccountResult {
	const { id, voter, value, reason } = input;
	if (!content.hasAnswer(id)) return refuse('NOT_FOUND', { status: 404 });
	run(db, keep, id, voter, value, value === 'down' ? reason : '', now());
	return succeed(votesOf(db, id, voter));
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
