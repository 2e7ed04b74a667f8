import type { DatabaseSync } from 'node:sqlite';
import type { Platform } from '#contract/platforms.ts';
import { all, run } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import type { Link } from './links.ts';
import { revokeToken } from './platform-client.ts';

interface Waiting {
	token: string;
	platform: Platform;
	tries: number;
}

type Ended = Pick<Link, 'platform' | 'token'>;

const minute = 60_000;
const mostAtOnce = 20;

const insert = `INSERT INTO platform_revocation (token, platform, kept_at, next_at) VALUES (?1, ?2, ?3, ?3)
	ON CONFLICT DO NOTHING`;

function keepRevocation(db: DatabaseSync, { token, platform }: Ended, now: number): void {
	if (token !== null) run(db, insert, token, platform, now);
}

const due = `SELECT token, platform, tries FROM platform_revocation WHERE next_at <= ? ORDER BY next_at
	LIMIT ${mostAtOnce}`;

async function settle(context: AccountContext, { token, platform, tries }: Waiting): Promise<void> {
	const isRevoked = await revokeToken(context, { platform, token });
	if (!context.db.isOpen) return;
	if (isRevoked) run(context.db, 'DELETE FROM platform_revocation WHERE token = ?', token);
	else {
		const next = context.now() + Math.min(2 ** tries, 60) * minute;
		const sql = 'UPDATE platform_revocation SET tries = tries + 1, next_at = ? WHERE token = ?';
		run(context.db, sql, next, token);
	}
}

async function revokeDue(context: AccountContext): Promise<void> {
	if (!context.db.isOpen) return;
	const waiting = all<Waiting>(context.db, due, context.now());
	await Promise.all(waiting.map((one) => settle(context, one)));
}

/** Behind the answer: nobody waits for it, nor for a platform that is away. */
function revokeSoon(context: AccountContext): void {
	setImmediate(() => revokeDue(context).catch(console.error));
}

/** Tries again what a platform did not take, for as long as the database is open; after 1, 2, 4 and so on up to 60 minutes. */
export function retryRevocations(context: AccountContext): void {
	const timer = setInterval(() => {
		if (context.db.isOpen) revokeSoon(context);
		else clearInterval(timer);
	}, minute);
	timer.unref();
	revokeSoon(context);
}

/** Ends a token that nothing needs any more at its platform; remembered together with the work of the caller. */
export function giveBack(context: AccountContext, held: Ended): void {
	keepRevocation(context.db, held, context.now());
	revokeSoon(context);
}
