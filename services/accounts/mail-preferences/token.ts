import { createHmac } from 'node:crypto';
import type { ServiceContext } from '../../context.ts';
import { isSame } from '../../shared/secrets.ts';
import { findById, type UserRow } from '../users.ts';

type Owner = Pick<UserRow, 'id' | 'email'>;
type Keyed = Pick<ServiceContext, 'accountServiceKey'>;

const sign = ({ id, email }: Owner, { accountServiceKey }: Keyed) =>
	createHmac('sha256', accountServiceKey).update(`mail preferences ${id} ${email}`).digest('base64url');

/** The token of the link to a player's mail preferences: it works as long as the account has this address. */
export function mailsToken(owner: Owner, keyed: Keyed): string {
	return `${owner.id}.${sign(owner, keyed)}`;
}

/** The player whose mail preferences a token opens; undefined where we did not sign it, or the account has another address now. */
export async function ownerOfToken(
	context: Keyed & Pick<ServiceContext, 'db'>,
	token: string,
): Promise<UserRow | undefined> {
	const [id = '', signature = ''] = token.split('.');
	const user = await findById(context.db, id);
	return user && isSame(signature, sign(user, context)) ? user : undefined;
}
