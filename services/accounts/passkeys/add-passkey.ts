import { randomUUID } from 'node:crypto';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { ParsedInput } from '#contract/endpoint.ts';
import type { addPasskey as endpoint, NewCredential } from '#contract/endpoints/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { site } from '#site.config';
import { type AccountResult, refuse, refuseUntil, succeed } from '../../shared/answer.ts';
import type { AccountContext } from '../call.ts';
import { recordEvent } from '../security-events.ts';
import { commitSignedIn, type SignedInCall } from '../signed-in.ts';
import {
	challengeOf,
	describePasskey,
	nonePending,
	notAccepted,
	relyingPartyOf,
	timeout,
	untilNextPasskey,
} from './ceremony.ts';
import { storeChallenge, takeChallenge } from './challenges.ts';
import { notifyOfPasskey } from './notify-of-passkey.ts';
import { countPasskeys, insertPasskey, listPasskeys, type PasskeyRow, presentPasskey } from './passkeys.ts';

type AddCall = SignedInCall<ParsedInput<typeof endpoint>>;

/** COSE's EdDSA, ES256 and RS256: every authenticator has one of them, and every process can verify them. */
const algorithms = [-8, -7, -257];

const full = refuse('PASSKEY_LIMIT_REACHED');
const challengeUse = (call: SignedInCall<unknown>) => ({ purpose: 'add', holder: call.session.id }) as const;

/** Gives what a browser makes a passkey with. It can be found without a name and verifies its user: it stands for both factors. */
export async function startPasskey(
	account: AccountContext,
	call: SignedInCall<unknown>,
): Promise<AccountResult> {
	const { user } = call;
	const passkeys = await listPasskeys(account.db, user.id);
	if (passkeys.length >= limits.passkey.count) return full;
	const wait = await untilNextPasskey(account, user.id);
	if (wait > 0) return refuseUntil(wait);
	const options = await generateRegistrationOptions({
		rpID: relyingPartyOf(account).id,
		rpName: site.studio,
		userID: new TextEncoder().encode(user.id),
		userName: user.username,
		userDisplayName: user.display_name,
		excludeCredentials: passkeys.map(describePasskey),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		supportedAlgorithmIDs: algorithms,
		timeout,
	});
	await storeChallenge(account, challengeUse(call), options.challenge);
	return succeed(options);
}

/** Adds what the browser has made. Its challenge shows that its player was verified less than 10 minutes ago. */
export async function addPasskey(account: AccountContext, call: AddCall): Promise<AccountResult> {
	const { credential, name } = call.input;
	const challenge = challengeOf(credential.response.clientDataJSON);
	if (!(await takeChallenge(account, challengeUse(call), challenge))) return nonePending;
	const made = await verify(account, credential, challenge);
	if (!made) return notAccepted;
	return commitSignedIn(call, async (account, { user, device }) => {
		if ((await countPasskeys(account.db, user.id)) >= limits.passkey.count) return full;
		const passkey: PasskeyRow = {
			id: randomUUID(),
			user_id: user.id,
			credential_id: made.credential.id,
			public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
			counter: made.credential.counter,
			transports: JSON.stringify(credential.response.transports),
			name,
			backed_up: made.credentialBackedUp ? 1 : 0,
			created_at: account.now(),
			last_used_at: null,
		};
		if (!(await insertPasskey(account.db, passkey))) return refuse('PASSKEY_ALREADY_ADDED');
		await notifyOfPasskey(account, user, { event: 'passkeyAdded', name });
		await recordEvent(account, { userId: user.id, kind: 'passkeyAdded', device });
		return succeed(presentPasskey(passkey));
	});
}

async function verify(account: AccountContext, credential: NewCredential, challenge: string) {
	const { id, origin } = relyingPartyOf(account);
	try {
		const { registrationInfo } = await verifyRegistrationResponse({
			response: { ...credential, clientExtensionResults: {} },
			expectedChallenge: challenge,
			expectedOrigin: origin,
			expectedRPID: id,
			supportedAlgorithmIDs: algorithms,
		});
		return registrationInfo;
	} catch {
		// The library throws at everything that does not hold.
		return undefined;
	}
}
