import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captcha, email, locale, token } from '../fields.ts';
import { jobFilters } from '../jobs.ts';

/** Alerts are of places and teams. */
const { type: _, ...alertFilters } = jobFilters;

const policy = { auth: 'none', csrf: 'same-origin', cache: 0 } as const;

export const subscribe = endpoint({
	name: 'alerts.subscribe',
	method: 'POST',
	path: '/api/careers/alerts',
	summary:
		'Asks for a mail whenever a job of a filter is published. It begins once the link in a first mail is used; the answer is the same for any address.',
	request: v.object({
		email,
		filters: v.optional(v.object(alertFilters), {}),
		locale,
		captcha: v.optional(captcha, ''),
	}),
	data: v.null(),
	codes: [],
	policy: { ...policy, botCheck: { action: 'alerts', when: 'always' }, creates: true },
});

export const confirm = endpoint({
	name: 'alerts.confirm',
	method: 'POST',
	path: '/api/careers/alerts/confirm',
	summary: 'Begins alerts that somebody asked for, with the token from their mail; again does no harm.',
	request: v.object({ token }),
	data: v.null(),
	codes: ['INCORRECT_EMAIL_TOKEN'],
	policy,
});

export const stop = endpoint({
	name: 'alerts.stop',
	method: 'POST',
	path: '/api/careers/alerts/stop',
	summary:
		'Ends alerts and forgets the address, with the token that every alert carries; again does no harm.',
	request: v.object({ token }),
	data: v.null(),
	codes: ['INCORRECT_EMAIL_TOKEN'],
	policy,
});
