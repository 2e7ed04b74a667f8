import type { ServiceContext } from './context.ts';
import { senderState } from './mail/sender.ts';

/** `failing`: calls fail. `degraded`: they are answered, but something that follows them is not done. */
export type HealthStatus = 'ok' | 'degraded' | 'failing';

/** What GET /health answers, without anything that only the studio should know. */
export interface Health {
	status: HealthStatus;
	checks: Record<string, 'ok' | 'failing'>;
	/** How many mails and text messages wait, and how many could not be sent in the last 30 days. */
	messages: { waiting: number; failed: number };
}

type Check = () => Promise<void>;

export interface HealthOptions extends Pick<ServiceContext, 'db' | 'now'> {
	/** Without these calls fail: the database, the place of uploads. */
	needed: Record<string, Check>;
	/** Without these something waits: the mail server, the content. */
	wanted: Record<string, Check>;
}

/** How long an answer about others is kept, so that asking often asks them rarely. */
const keepFor = 30_000;
/** How long a message may wait before somebody should look. */
const longestWait = 15 * 60_000;

/** Gives what looks at everything that the services need; reasons are logged when they change. */
export function createHealth({ db, now, needed, wanted }: HealthOptions): () => Promise<Health> {
	const known = new Map<string, { at: number; reason: string }>();
	const look = async (name: string, check: Check): Promise<'ok' | 'failing'> => {
		const before = known.get(name);
		if (!before || performance.now() - before.at > keepFor) {
			const reason = await check().then(
				() => '',
				(error: unknown) => (error instanceof Error ? error.message : String(error)),
			);
			if (reason !== (before?.reason ?? '')) console.error(`health: ${name}: ${reason || 'is well again'}`);
			known.set(name, { at: performance.now(), reason });
		}
		return known.get(name)?.reason ? 'failing' : 'ok';
	};
	const lookAt = async (checks: Record<string, Check>) => {
		const found = Object.entries(checks).map(
			async ([name, check]) => [name, await look(name, check)] as const,
		);
		return Object.fromEntries(await Promise.all(found));
	};
	return async () => {
		const [broken, worse] = await Promise.all([lookAt(needed), lookAt(wanted)]);
		const messages = await senderState({ db, now }).catch(() => undefined);
		const isLate = messages?.oldest != null && now() - messages.oldest > longestWait;
		const isFailing = !messages || Object.values(broken).includes('failing');
		const isDegraded = isLate || Object.values(worse).includes('failing');
		return {
			status: isFailing ? 'failing' : isDegraded ? 'degraded' : 'ok',
			checks: { ...broken, ...worse },
			messages: { waiting: messages?.waiting ?? 0, failed: messages?.failed ?? 0 },
		};
	};
}
