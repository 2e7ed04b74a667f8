import type { Platform } from '#contract/platforms.ts';
import type { AccountContext } from '../call.ts';
import type { Link } from './links.ts';
import { revokeToken } from './platform-client.ts';

interface Waiting {
	token: string;
	platform: Platform;
	tries: number;
}

type Revoking = Omit<AccountContext, 'revokeSoon'>;

const second = 1000;
const minute = 60 * second;
const every = 5 * second;
/** How long a token that was taken is left to the process that took it: longer than any platform may take. */
const lease = minute;
const mostAtOnce = 20;

/** Takes tokens whose turn it is, so that no other process asks for the same meanwhile. */
function takeDue({ db, now: clock }: Revoking): Promise<Waiting[]> {
	const now = clock();
	const due = db
		.selectFrom('platform_revocation')
		.select('token')
		.where('next_at', '<=', now)
		.orderBy('next_at')
		.limit(mostAtOnce);
	return (
		db
			.updateTable('platform_revocation')
			.set({ next_at: now + lease })
			.where('token', 'in', due)
			// Where another process has just taken one of them, PostgreSQL looks at this once more.
			.where('next_at', '<=', now)
			.returning(['token', 'platform', 'tries'])
			.execute()
	);
}

async function settle(context: Revoking, { token, platform, tries }: Waiting): Promise<void> {
	const { db, now } = context;
	if (await revokeToken(context, { platform, token }))
		return void (await db.deleteFrom('platform_revocation').where('token', '=', token).execute());
	const next_at = now() + Math.min(2 ** tries, 60) * minute;
	await db
		.updateTable('platform_revocation')
		.set({ tries: tries + 1, next_at })
		.where('token', '=', token)
		.execute();
}

const report = (error: unknown) => console.error('revoking tokens:', error);

async function revokeDue(context: Revoking): Promise<void> {
	const taken = await takeDue(context);
	await Promise.all(taken.map((one) => settle(context, one).catch(report)));
}

export interface Revocations {
	/** Revokes waiting tokens soon, after the response: nobody waits for a platform. */
	revokeSoon(): void;
	/** Ends after the requests that are under way. */
	close(): Promise<void>;
}

/** Revokes tokens of removed links at their platforms; a failed request is repeated after 1, 2, 4 and so on up to 60 minutes. */
export function startRevocations(context: Revoking): Revocations {
	const running = new Set<Promise<void>>();
	let isClosed = false;
	const look = () => {
		if (isClosed) return;
		const work = revokeDue(context).catch(report);
		running.add(work);
		void work.finally(() => running.delete(work));
	};
	const timer = setInterval(look, every);
	timer.unref();
	look();
	return {
		// The transaction that wrote the token has mostly ended then; where it has not, a later look finds the token.
		revokeSoon: () => void setTimeout(look, 20).unref(),
		async close() {
			isClosed = true;
			clearInterval(timer);
			await Promise.all(running);
		},
	};
}

/** Ends a token that nothing needs any more at its platform; remembered together with the work of the caller. */
export async function giveBack(
	account: AccountContext,
	{ token, platform }: Pick<Link, 'platform' | 'token'>,
): Promise<void> {
	if (token === null || !account.platforms[platform]?.revoke) return;
	const now = account.now();
	await account.db
		.insertInto('platform_revocation')
		.values({ token, platform, kept_at: now, next_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	account.revokeSoon();
}
