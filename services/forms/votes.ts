import { Hono } from 'hono';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { Votes } from '#contract/endpoints/support.ts';
import { storeVote } from '#contract/upstream-submissions.ts';
import { type AccountResult, refuse, succeed } from '../shared/answer.ts';
import type { Db } from '../store/store.ts';
import type { FormsContext, FormsWork } from './context.ts';
import { takeWrites } from './write.ts';

/** Whether answers helped: one vote for each visitor, whom the function names by a random id. */
export function voteRoutes(context: FormsContext): Hono {
	const app = new Hono();
	app.get('/api/faqs/vote/:id', async (c) => {
		const id = c.req.param('id');
		const content = await context.loadContent();
		if (!content.hasAnswer(id)) return c.json({ messages: ['NOT_FOUND'] }, 404);
		return c.json(await votesOf(context.db, id, c.req.query('voter')));
	});
	takeWrites(app, context, {
		endpoint: storeVote,
		kind: 'vote',
		handle: takeVote,
	});
	return app;
}

function votesOf(db: Db, id: string, voter = ''): Promise<Votes> {
	return db
		.selectFrom('faq_vote')
		.select(({ fn }) => [
			fn.countAll<number>().filterWhere('value', '=', 'up').as('up'),
			fn.countAll<number>().filterWhere('value', '=', 'down').as('down'),
			fn.max('value').filterWhere('voter', '=', voter).as('mine'),
		])
		.where('faq_id', '=', id)
		.executeTakeFirstOrThrow();
}

async function takeVote(
	{ db, now, content }: FormsWork,
	input: ParsedInput<typeof storeVote>,
): Promise<AccountResult> {
	const { id, voter, value, reason } = input;
	if (!content.hasAnswer(id)) return refuse('NOT_FOUND', { status: 404 });
	const vote = { value, reason: value === 'down' ? reason : '', at: now() };
	await db
		.insertInto('faq_vote')
		.values({ faq_id: id, voter, ...vote })
		.onConflict((conflict) => conflict.columns(['faq_id', 'voter']).doUpdateSet(vote))
		.execute();
	return succeed(await votesOf(db, id, voter));
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
export function newestVotes(db: Db, most: number): Promise<Vote[]> {
	return db
		.selectFrom('faq_vote')
		.select(['faq_id as faqId', 'value', 'reason', 'at'])
		.orderBy('at', 'desc')
		.orderBy('faq_id')
		.orderBy('voter')
		.limit(most)
		.execute();
}
