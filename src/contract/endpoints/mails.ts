import * as v from 'valibot';
import { endpoint, type Policy } from '../endpoint.ts';
import { token } from '../fields.ts';
import type { Part, Parts } from '../parts.ts';

/** The kinds of mail that players can switch off, each with the part of the site that sends it; all others are always sent. */
const partOfKind = {
	newsletter: 'accounts',
	releases: 'alerts',
	jobs: 'alerts',
	answers: 'forms',
} as const satisfies Record<string, Part>;

/** A kind of mail that players can switch off. */
export type OptionalMailKind = keyof typeof partOfKind;

/** Every kind of mail that players can switch off. */
export const optionalMailKinds = Object.keys(partOfKind) as [OptionalMailKind, ...OptionalMailKind[]];

/** The kinds that a site with these parts sends. */
export const optionalMailKindsOf = (parts: Parts): OptionalMailKind[] =>
	optionalMailKinds.filter((kind) => parts[partOfKind[kind]]);

const write: Policy = { auth: 'required', csrf: 'same-origin', cache: 0 };

const kind = v.picklist(optionalMailKinds, 'field.choice');
const state = v.picklist(['on', 'off'], 'field.choice');

/** Whether a player gets mails of a kind. */
const mailPreference = v.object({ kind, state });
export type MailPreference = v.InferOutput<typeof mailPreference>;

export const listMails = endpoint({
	name: 'account.mails',
	method: 'GET',
	path: '/api/account/mails',
	summary: 'The kinds of mail that the player can switch off, each with whether they get it.',
	request: v.object({}),
	data: v.array(mailPreference),
	codes: ['TERMS_NOT_LATEST'],
	policy: { ...write, csrf: 'none' },
});

export const changeMails = endpoint({
	name: 'account.mails.change',
	method: 'POST',
	path: '/api/account/mails/change',
	summary: 'Switches a kind of mail on or off for the player; mails that wait to be sent go by it, too.',
	request: v.object({ kind, state }),
	data: v.array(mailPreference),
	codes: ['TERMS_NOT_LATEST'],
	policy: write,
});

export const mailsByLink = endpoint({
	name: 'account.mails.by-link',
	method: 'POST',
	path: '/api/account/mails/by-link',
	summary:
		'The same for whoever has the token that each of these mails carries: a kind is switched, off unless `state` says otherwise; without one nothing changes. The address is masked.',
	request: v.object({ token, kind: v.optional(kind), state: v.optional(state, 'off') }),
	data: v.object({ email: v.string(), mails: v.array(mailPreference) }),
	codes: ['INCORRECT_EMAIL_TOKEN'],
	policy: { ...write, auth: 'none' },
});
