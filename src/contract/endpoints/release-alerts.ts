import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { captcha, email, locale, slug, token } from '../fields.ts';

const policy = { auth: 'none', csrf: 'same-origin', cache: 0 } as const;

export const subscribeToRelease = endpoint({
	name: 'releases.subscribe',
	method: 'POST',
	path: '/api/games/alerts',
	summary:
		'Asks for one mail once a game is out. It is sent if the link in a first mail was used; the answer is the same for any address.',
	request: v.object({ email, game: slug, locale, captcha: v.optional(captcha, '') }),
	data: v.null(),
	codes: ['INVALID_GAME_ID'],
	policy: { ...policy, botCheck: { action: 'alerts', when: 'always' }, creates: true },
});

export const confirmRelease = endpoint({
	name: 'releases.confirm',
	method: 'POST',
	path: '/api/games/alerts/confirm',
	summary:
		'Confirms that somebody asked to hear of a release, with the token from their mail; again does no harm.',
	request: v.object({ token }),
	data: v.null(),
	codes: ['INCORRECT_EMAIL_TOKEN'],
	policy,
});

export const stopRelease = endpoint({
	name: 'releases.stop',
	method: 'POST',
	path: '/api/games/alerts/stop',
	summary:
		'Takes back that somebody wants to hear of a release and forgets the address, with the token that every mail about it carries; again does no harm.',
	request: v.object({ token }),
	data: v.null(),
	codes: ['INCORRECT_EMAIL_TOKEN'],
	policy,
});
