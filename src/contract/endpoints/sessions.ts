import * as v from 'valibot';
import { endpoint, type Policy } from '../endpoint.ts';
import { token } from '../fields.ts';
import { platforms } from '../platforms.ts';

const nothing = v.object({});
const done = v.null();
const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };
const read: Policy = { ...write, csrf: 'none' };

/** A browser or device that is signed in. */
export const session = v.object({
	id: v.string(),
	/** Browser and system, such as `Firefox, Linux`; empty when unknown. */
	device: v.string(),
	/** ISO 8601, to the minute or so. */
	lastSeen: v.pipe(v.string(), v.isoTimestamp()),
	current: v.boolean(),
});
export type Session = v.InferOutput<typeof session>;

export const listSessions = endpoint({
	name: 'account.sessions',
	method: 'GET',
	path: '/api/account/sessions',
	summary: 'Where the player is signed in: this session first, then the newest.',
	request: nothing,
	data: v.array(session),
	codes: ['TERMS_NOT_LATEST'],
	policy: read,
});

export const revokeSession = endpoint({
	name: 'account.sessions.revoke',
	method: 'POST',
	path: '/api/account/sessions/revoke',
	summary: 'Ends one session of the player.',
	request: v.object({ id: token }),
	data: done,
	codes: ['NOT_FOUND', 'TERMS_NOT_LATEST'],
	policy: write,
});

export const revokeOtherSessions = endpoint({
	name: 'account.sessions.revoke-others',
	method: 'POST',
	path: '/api/account/sessions/revoke-others',
	summary: 'Ends every other session of the player.',
	request: nothing,
	data: done,
	codes: ['TERMS_NOT_LATEST'],
	policy: write,
});

/** Something that happened to the security of an account. */
export const securityEvent = v.object({
	kind: v.picklist([
		'signedIn',
		'sessionEnded',
		'otherSessionsEnded',
		'allSessionsEnded',
		'passwordChanged',
		'passwordReset',
		'emailChangeRequested',
		'emailChangeCancelled',
		'emailChanged',
		'emailRestored',
		'mfaEnabled',
		'mfaDisabled',
		'recoveryCodesRenewed',
		'passkeyAdded',
		'passkeyRenamed',
		'passkeyRemoved',
		'platformLinked',
		'platformUnlinked',
		'dataExported',
	]),
	/** Browser and system of who did it, as in the list of sessions; empty when unknown. */
	device: v.string(),
	/** The platform that was linked or unlinked. */
	platform: v.nullable(v.picklist(platforms)),
	/** ISO 8601. */
	at: v.pipe(v.string(), v.isoTimestamp()),
});
export type SecurityEvent = v.InferOutput<typeof securityEvent>;

export const listSecurityEvents = endpoint({
	name: 'account.security-events',
	method: 'GET',
	path: '/api/account/security-events',
	summary:
		"What happened to the security of the player's account in the last 90 days, newest first, 100 at most.",
	request: nothing,
	data: v.array(securityEvent),
	codes: ['TERMS_NOT_LATEST'],
	policy: read,
});
