import { hasReachedAge } from '#contract/date-of-birth.ts';
import { type AccountRefusal, type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { get } from '../../store/query.ts';
import type { AccountContext } from '../call.ts';
import { findHolder } from '../email/holder.ts';
import { hashPassword } from '../passwords.ts';
import { reservedHash, reserveName } from '../reserved-names.ts';
import { currentTermsVersion } from '../terms.ts';
import { sendVerification } from '../validation/send-verification.ts';
import { addUser, type CreateCall } from './add-user.ts';
import { notifyOwner } from './notify-owner.ts';

/** Creates an account; a known mail address gives the same answer and a mail to its owner. */
export async function create(account: AccountContext, call: CreateCall): Promise<AccountResult> {
	const refusal = refusalOf(account, call);
	if (refusal) return refusal;
	// Hashed for known and unknown addresses alike, so that both take the same time.
	const [own, reserved] = await Promise.all([hashPassword(call.input.password), reservedHash(call.input)]);
	return call.commit(() => add(account, call, { own, reserved }));
}

function refusalOf({ minimumAge, now }: AccountContext, { input }: CreateCall): AccountRefusal | undefined {
	if (!hasReachedAge(input.dateOfBirth, minimumAge, now())) {
		return refuse('AGE_NOT_MET', { fields: { dateOfBirth: 'msg.AGE_NOT_MET' } });
	}
	return input.termsVersion === currentTermsVersion ? undefined : refuse('TERMS_NOT_LATEST');
}

const taken = `SELECT 1 FROM user WHERE username = ?1
	UNION ALL SELECT 1 FROM reserved_username WHERE username = ?1`;

interface Hashes {
	own: string;
	reserved: string;
}

function add(account: AccountContext, call: CreateCall, { own, reserved }: Hashes): AccountResult {
	const { db } = account;
	const { username, email } = call.input;
	if (get(db, taken, username)) {
		return refuse('USERNAME_IN_USE', { fields: { username: 'msg.USERNAME_IN_USE' } });
	}
	const owner = findHolder(account, email);
	if (owner) {
		reserveName(db, { username, password: reserved });
		notifyOwner(account, owner);
	} else {
		sendVerification(account, addUser(account, call, own), 'newAccount');
	}
	return succeed();
}
