import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

export const health = endpoint({
	name: 'health',
	method: 'GET',
	path: '/api/health',
	summary: 'Whether each upstream answers, for monitoring.',
	request: v.object({}),
	data: v.object({ upstreams: v.record(v.string(), v.picklist(['up', 'down'])) }),
	codes: [],
	policy: { auth: 'none', csrf: 'none', cache: 0 },
});
