import { hasReachedAge } from '#contract/date-of-birth.ts';
import { type AccountRefusal, type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { lockKeys } from '../../store/transaction.ts';
import type { AccountContext } from '../call.ts';
import { findHolder } from '../email/holder.ts';
import { hashPassword } from '../passwords.ts';
import { findReserved, reservedHash, reserveName } from '../reserved-names.ts';
import { currentTermsVersion } from '../terms.ts';
import { findByUsername } from '../users.ts';
import { sendVerification } from '../validation/send-verification.ts';
import { addUser, type CreateCall } from './add-user.ts';
import { notifyOwner } from './notify-owner.ts';

/** Creates an account; a known mail address gives the same answer and a mail to its owner. */
export async function create(account: AccountContext, call: CreateCall): Promise<AccountResult> {
	const refusal = refusalOf(account, call);
	if (refusal) return refusal;
	// Hashed for known and unknown addresses alike, so that both take the same time.
	const [own, reserved] = await Promise.all([hashPassword(call.input.password), reservedHash(call.input)]);
	return call.commit((account) => add(account, call, { own, reserved }));
}

function refusalOf({ minimumAge, now }: AccountContext, { input }: CreateCall): AccountRefusal | undefined {
	if (!hasReachedAge(input.dateOfBirth, minimumAge, now())) {
		return refuse('AGE_NOT_MET', { fields: { dateOfBirth: 'msg.AGE_NOT_MET' } });
	}
	return input.termsVersion === currentTermsVersion ? undefined : refuse('TERMS_NOT_LATEST');
}

interface Hashes {
	own: string;
	reserved: string;
}

async function add(
	account: AccountContext,
	call: CreateCall,
	{ own, reserved }: Hashes,
): Promise<AccountResult> {
	const { db } = account;
	const { username, email } = call.input;
	await lockKeys(account, [`username:${username.toLowerCase()}`, `email:${email}`]);
	// Players first: the name of one who is just being deleted is reserved as soon as they are gone.
	if ((await findByUsername(db, username)) ?? (await findReserved(db, username))) {
		return refuse('USERNAME_IN_USE', { fields: { username: 'msg.USERNAME_IN_USE' } });
	}
	const owner = await findHolder(account, email);
	if (owner) {
		await reserveName(db, { username, password: reserved });
		await notifyOwner(account, owner);
	} else {
		await sendVerification(account, await addUser(account, call, own), 'newAccount');
	}
	return succeed();
}
