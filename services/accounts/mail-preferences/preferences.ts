import {
	type MailPreference,
	type OptionalMailKind,
	optionalMailKindsOf,
} from '#contract/endpoints/mails.ts';
import { parts } from '#site.config';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../store/store.ts';
import type { UserRow } from '../users.ts';

/** The kinds that a player has switched off, but for the newsletter, which stands in their own row. */
async function listOptOuts(db: Db, userId: string): Promise<Set<OptionalMailKind>> {
	const rows = await db.selectFrom('mail_opt_out').select('kind').where('user_id', '=', userId).execute();
	return new Set(rows.map(({ kind }) => kind));
}

/** Every kind of mail that the site sends and a player can switch off, with whether they get it. */
export async function readPreferences(
	db: Db,
	{ id, newsletter }: Pick<UserRow, 'id' | 'newsletter'>,
): Promise<MailPreference[]> {
	const off = await listOptOuts(db, id);
	if (newsletter === 0) off.add('newsletter');
	return optionalMailKindsOf(parts).map((kind) => ({ kind, state: off.has(kind) ? 'off' : 'on' }));
}

/** Switches a kind of mail on or off for a player. */
export async function writePreference(
	{ db, now }: Pick<ServiceContext, 'db' | 'now'>,
	userId: string,
	{ kind, state }: MailPreference,
): Promise<void> {
	if (kind === 'newsletter') {
		const newsletter = state === 'on' ? 1 : 0;
		await db.updateTable('user').set({ newsletter }).where('id', '=', userId).execute();
	} else if (state === 'on')
		await db.deleteFrom('mail_opt_out').where('user_id', '=', userId).where('kind', '=', kind).execute();
	else
		await db
			.insertInto('mail_opt_out')
			.values({ user_id: userId, kind, since: now() })
			.onConflict((conflict) => conflict.columns(['user_id', 'kind']).doNothing())
			.execute();
}

/** The player who has shown that a mail address is theirs; undefined for one without an account. */
export function findOwner(db: Db, email: string): Promise<UserRow | undefined> {
	return db
		.selectFrom('user')
		.selectAll()
		.where('email', '=', email.toLowerCase())
		.where('email_verified', '=', 1)
		.executeTakeFirst();
}

/** Whether a player has switched a kind of mail off. */
export async function hasSwitchedOff(db: Db, user: UserRow, kind: OptionalMailKind): Promise<boolean> {
	const preferences = await readPreferences(db, user);
	return preferences.some((each) => each.kind === kind && each.state === 'off');
}

/** Whether the owner of a mail address has switched a kind of mail off. */
export async function isSwitchedOff(db: Db, email: string, kind: OptionalMailKind): Promise<boolean> {
	const owner = await findOwner(db, email);
	return owner !== undefined && (await hasSwitchedOff(db, owner, kind));
}

/** Switches a kind of mail on for the owner of an address, who has just asked for it there. */
export async function switchOn(
	context: Pick<ServiceContext, 'db' | 'now'>,
	email: string,
	kind: OptionalMailKind,
): Promise<void> {
	const owner = await findOwner(context.db, email);
	if (owner) await writePreference(context, owner.id, { kind, state: 'on' });
}
