import {
	type AuthenticationResponseJSON,
	generateAuthenticationOptions,
	type PublicKeyCredentialRequestOptionsJSON,
	verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { Assertion } from '#contract/endpoints/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { type AccountRefusal, refuse } from '../../shared/answer.ts';
import { untilCounted } from '../../shared/attempts.ts';
import type { AccountContext } from '../call.ts';
import { type ChallengeUse, storeChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, type PasskeyRow, type PasskeyUse } from './passkeys.ts';

/** How long browsers wait for their visitor, in milliseconds: as long as the challenge holds. */
export const timeout = limits.lifetime.passkeyChallenge * 1000;

export const nonePending = refuse('NO_PENDING_PASSKEY');
export const notFound = refuse('PASSKEY_NOT_FOUND');
export const notAccepted = refuse('PASSKEY_NOT_ACCEPTED');

/** The site as browsers know it: passkeys are made for its host name, and used on its pages only. */
export function relyingPartyOf({ siteUrl }: Pick<AccountContext, 'siteUrl'>): { id: string; origin: string } {
	const { hostname, origin } = new URL(siteUrl);
	return { id: hostname, origin };
}

/** A passkey as WebAuthn's options name it. */
export function describePasskey({ credential_id, transports }: PasskeyRow): {
	id: string;
	transports: string[];
} {
	return { id: credential_id, transports: JSON.parse(transports) };
}

/** Counts a challenge for an account; gives the seconds to wait where it has had too many. */
export function untilNextPasskey(account: AccountContext, userId: string): Promise<number> {
	return untilCounted(account, [{ key: `passkey:account:${userId}`, ...limits.attempts.passkeyPerAccount }]);
}

/** What a browser is to be asked with. */
export interface Ask extends ChallengeUse {
	/** The passkeys that will do; any for this site where there are none. */
	passkeys: readonly PasskeyRow[];
	/** Whether the authenticator has to verify its user: then a passkey stands for two factors. */
	verifiesUser: boolean;
}

/** Makes a challenge, and the options with it that a browser asks for a passkey with. */
export async function askForPasskey(
	account: AccountContext,
	{ passkeys, verifiesUser, ...use }: Ask,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
	const options = await generateAuthenticationOptions({
		rpID: relyingPartyOf(account).id,
		allowCredentials: passkeys.map(describePasskey),
		userVerification: verifiesUser ? 'required' : 'preferred',
		timeout,
	});
	await storeChallenge(account, use, options.challenge);
	return options;
}

/** The challenge that a browser says it has answered, as base64url; empty where it says none. */
export function challengeOf(clientDataJSON: string): string {
	try {
		const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
		return typeof challenge === 'string' ? challenge : '';
	} catch {
		return '';
	}
}

/** An answer to a challenge. */
export interface Given extends ChallengeUse {
	assertion: Assertion;
	verifiesUser: boolean;
	/** Whose passkey it has to be; absent where the passkey itself says who signs in. */
	userId?: string;
}

/**
 * Judges what a passkey has signed. The challenge is used up before anything is looked at; every fault of a signature,
 * origin, host name, counter or flag is refused alike.
 */
export async function judgePasskey(
	account: AccountContext,
	{ assertion, verifiesUser, userId, ...use }: Given,
): Promise<({ ok: true } & PasskeyUse) | AccountRefusal> {
	const challenge = challengeOf(assertion.response.clientDataJSON);
	if (!(await takeChallenge(account, use, challenge))) return nonePending;
	const passkey = await findPasskey(account.db, assertion.id);
	if (!passkey || (userId !== undefined && passkey.user_id !== userId)) return notFound;
	if (!isHandleOf(passkey, assertion.response.userHandle, userId)) return notAccepted;
	const shown = await verify(account, { assertion, challenge, passkey, verifiesUser });
	return shown
		? { ok: true, passkey, counter: shown.newCounter, backedUp: shown.credentialBackedUp }
		: notAccepted;
}

/** Whoever is not known yet has to be named by the authenticator, too. */
function isHandleOf(passkey: PasskeyRow, handle: string | undefined, userId: string | undefined): boolean {
	if (handle === undefined) return userId !== undefined;
	return Buffer.from(handle, 'base64url').toString('utf8') === passkey.user_id;
}

interface Signed {
	assertion: Assertion;
	challenge: string;
	passkey: PasskeyRow;
	verifiesUser: boolean;
}

async function verify(account: AccountContext, { assertion, challenge, passkey, verifiesUser }: Signed) {
	const { id, origin } = relyingPartyOf(account);
	const publicKey = new Uint8Array(Buffer.from(passkey.public_key, 'base64url'));
	try {
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: { ...assertion, clientExtensionResults: {} } as AuthenticationResponseJSON,
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: id,
			requireUserVerification: verifiesUser,
			credential: { id: passkey.credential_id, publicKey, counter: passkey.counter },
		});
		return verified ? authenticationInfo : undefined;
	} catch {
		// The library throws at everything that does not hold.
		return undefined;
	}
}
