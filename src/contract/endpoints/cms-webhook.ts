import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

export const cmsWebhook = endpoint({
	name: 'hooks.cms',
	method: 'POST',
	path: '/api/hooks/cms',
	summary:
		'Builds the site anew because the CMS published something; the call is signed as Standard Webhooks says, its body is not looked at, and one webhook-id makes one build.',
	request: v.object({}),
	data: v.object({ queued: v.literal(true) }),
	status: 202,
	codes: [],
	policy: { auth: 'none', csrf: 'signature', cache: 0 },
});
