import type { ServiceContext } from '../context.ts';
import { transaction } from '../store/transaction.ts';
import { dropUploads } from '../uploads/claims.ts';
import { blankApplication } from './applications/rows.ts';
import { forgetSubmission } from './submissions/status.ts';
import { blankSignUp } from './surveys/rows.ts';

/** For how many days what visitors sent is kept; 0 keeps it until somebody deletes it. */
export interface Retention {
	applications: number;
	/** Messages, reports and feedback. */
	messages: number;
	/** Sign-ups for playtests. */
	signUps: number;
}

type RetentionContext = Pick<ServiceContext, 'db' | 'now'>;

const day = 86_400_000;
const every = 3_600_000;
const atOnce = 200;

/** Deletes what is older than it may be, with its files; gives how many submissions these were. */
export async function deleteOld(context: RetentionContext, retention: Retention): Promise<number> {
	let count = 0;
	for (const [kind, work] of Object.entries(kinds) as [keyof Retention, Work][]) {
		if (retention[kind] === 0) continue;
		const before = context.now() - retention[kind] * day;
		for (let found = atOnce; found === atOnce; count += found) found = await work(context, before);
	}
	return count;
}

/** Deletes some of what was sent before a moment; gives how many. */
type Work = (context: RetentionContext, before: number) => Promise<number>;

const kinds: Record<keyof Retention, Work> = {
	applications: async (context, before) => {
		const { db, now } = context;
		const old = await db
			.selectFrom('application')
			.select('reference')
			.where('at', '<', before)
			.where('json', 'is not', null)
			.limit(atOnce)
			.execute();
		for (const { reference } of old)
			await transaction(context, async (context) => {
				await dropUploads(context, reference);
				await blankApplication(context.db, reference, now());
				await forgetSubmission(context.db, reference);
			});
		return old.length;
	},
	messages: async (context, before) => {
		const old = await context.db
			.selectFrom('message')
			.select('reference')
			.where('at', '<', before)
			.limit(atOnce)
			.execute();
		for (const { reference } of old)
			await transaction(context, async (context) => {
				await dropUploads(context, reference);
				await context.db.deleteFrom('message').where('reference', '=', reference).execute();
				await forgetSubmission(context.db, reference);
			});
		return old.length;
	},
	signUps: async (context, before) => {
		const { db, now } = context;
		const old = await db
			.selectFrom('survey_answer')
			.select('reference')
			.where('at', '<', before)
			.where('json', 'is not', null)
			.limit(atOnce)
			.execute();
		for (const { reference } of old)
			await transaction(context, async (context) => {
				await blankSignUp(context.db, reference, now());
				await forgetSubmission(context.db, reference);
			});
		return old.length;
	},
};

/** Deletes what is old now and every hour; gives what ends that. `afterwards` is called where something was deleted. */
export function keepRetention(
	context: RetentionContext,
	retention: Retention,
	afterwards: () => Promise<void>,
): () => Promise<void> {
	let running = Promise.resolve();
	const look = () => {
		running = deleteOld(context, retention)
			.then((count) => (count > 0 ? afterwards() : undefined))
			.catch((error: unknown) => console.error('deleting what is old:', error));
	};
	const timer = setInterval(look, every);
	timer.unref();
	look();
	return async () => {
		clearInterval(timer);
		await running;
	};
}
