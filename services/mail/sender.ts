import type { OutgoingMessage, ServiceContext } from '../context.ts';
import { isPostgres, transaction } from '../store/transaction.ts';
import { type Deliver, type Delivery, UndeliverableError } from './delivery.ts';

/** By what each kind of message goes out. */
export interface Deliveries {
	mail: Deliver;
	sms: Deliver;
	webhook: Deliver;
}

type SenderContext = Pick<ServiceContext, 'db' | 'now'>;

export interface SenderState {
	/** How many messages wait. */
	waiting: number;
	/** Since when the oldest of them does, in milliseconds since 1970; null where none waits. */
	oldest: number | null;
	/** How many could not be sent in the last 30 days. */
	failed: number;
	/** Why the last try of one that waits failed. */
	lastError: string;
}

export interface Sender {
	/** Looks soon for what waits. */
	wake(): void;
	/** Sends everything that is due; ends when nothing is. */
	flush(): Promise<void>;
	/** Ends after what is being sent. */
	close(): Promise<void>;
}

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** How long a message that was taken is left to the sender that took it, which tries it at once. */
const lease = 3 * minute;
/** When a code in a text message is of no use any more, and how long the others are tried. */
const longest = { sms: 10 * minute, mail: 3 * day, webhook: 3 * day };
const failedFor = 30 * day;

interface Taken {
	id: string;
	kind: OutgoingMessage['kind'];
	message: string;
	tries: number;
	created_at: number;
}

/**
 * Sends what waits, in the order in which it was written: at least once, and twice only where the process ended between the
 * server's yes and its own note of it. What fails is tried again after 1, 2, 4 and so on up to 60 minutes.
 */
export function startSender(
	context: SenderContext,
	deliveries: Deliveries,
	{ parallel = 5, every = 2 * second } = {},
): Sender {
	let running: Promise<void> | undefined;
	let isAskedAgain = false;
	let isClosed = false;
	const flush = async (): Promise<void> => {
		isAskedAgain = true;
		running ??= sendUntilDone().finally(() => {
			running = undefined;
		});
		await running;
	};
	const sendUntilDone = async () => {
		while (isAskedAgain && !isClosed) {
			isAskedAgain = false;
			while (!isClosed && (await sendDue(context, deliveries, parallel)));
			if (!isClosed) await forgetFailed(context);
		}
	};
	const look = () => void flush().catch((error: unknown) => console.error('sending failed:', error));
	const timer = setInterval(look, every);
	timer.unref();
	return {
		// The transaction that wrote the message may not have ended yet.
		wake: () => void setTimeout(look, 20).unref(),
		flush,
		async close() {
			isClosed = true;
			clearInterval(timer);
			await running?.catch(() => undefined);
		},
	};
}

/** Sends as many messages as may be sent at once; false where none is due. */
async function sendDue(context: SenderContext, deliveries: Deliveries, parallel: number): Promise<boolean> {
	const taken = await take(context, parallel);
	await Promise.all(taken.map((message) => sendOne(context, deliveries, message)));
	return taken.length > 0;
}

/** Takes messages that are due, so that no other sender takes them while this one sends. */
function take(context: SenderContext, most: number): Promise<Taken[]> {
	return transaction(context, async (context) => {
		const { db } = context;
		const now = context.now();
		const due = db
			.selectFrom('outgoing')
			.select(['id', 'kind', 'message', 'tries', 'created_at'])
			.where('state', '=', 'waiting')
			.where('next_at', '<=', now)
			.orderBy('position')
			.limit(most);
		const taken = await (isPostgres(db) ? due.forUpdate().skipLocked() : due).execute();
		const ids = taken.map(({ id }) => id);
		if (ids.length > 0)
			await db
				.updateTable('outgoing')
				.set({ next_at: now + lease })
				.where('id', 'in', ids)
				.execute();
		return taken;
	});
}

async function sendOne(context: SenderContext, deliveries: Deliveries, taken: Taken): Promise<void> {
	const { db } = context;
	const message: Delivery = { ...(JSON.parse(taken.message) as OutgoingMessage), id: taken.id };
	try {
		if (taken.kind === 'sms' && isOver(context, taken))
			throw new UndeliverableError('it has waited for too long');
		await deliveries[taken.kind](message);
		await db.deleteFrom('outgoing').where('id', '=', taken.id).execute();
	} catch (error) {
		await noteFailure(context, taken, error);
	}
}

/** Whether no further try is worth it. */
const isOver = ({ now }: SenderContext, { kind, created_at }: Taken): boolean =>
	now() - created_at > longest[kind];

async function noteFailure(context: SenderContext, taken: Taken, error: unknown): Promise<void> {
	const { db, now } = context;
	const { id, kind, tries } = taken;
	const reason = error instanceof Error ? error.message : String(error);
	const isFinal = error instanceof UndeliverableError || isOver(context, taken);
	console.error(`${kind} ${id} ${isFinal ? 'cannot be sent' : 'waits'}: ${reason}`);
	const changes = isFinal
		? ({ state: 'failed', message: '', error: reason, next_at: now() } as const)
		: { tries: tries + 1, next_at: now() + Math.min(2 ** tries, 60) * minute, error: reason };
	await db.updateTable('outgoing').set(changes).where('id', '=', id).execute();
}

/** What waits to be sent and what failed, for whoever watches the services. */
export async function senderState({ db, now }: SenderContext): Promise<SenderState> {
	const { waiting, oldest } = await db
		.selectFrom('outgoing')
		.select(({ fn }) => [fn.countAll<number>().as('waiting'), fn.min('created_at').as('oldest')])
		.where('state', '=', 'waiting')
		.executeTakeFirstOrThrow();
	const { failed } = await db
		.selectFrom('outgoing')
		.select(({ fn }) => fn.countAll<number>().as('failed'))
		.where('state', '=', 'failed')
		.where('next_at', '>', now() - failedFor)
		.executeTakeFirstOrThrow();
	const last = await db
		.selectFrom('outgoing')
		.select('error')
		.where('state', '=', 'waiting')
		.where('error', '<>', '')
		.orderBy('position', 'desc')
		.limit(1)
		.executeTakeFirst();
	return { waiting, oldest, failed, lastError: last?.error ?? '' };
}

/** Deletes what failed for good and is old. */
async function forgetFailed({ db, now }: SenderContext): Promise<void> {
	await db
		.deleteFrom('outgoing')
		.where('state', '=', 'failed')
		.where('next_at', '<=', now() - failedFor)
		.execute();
}
