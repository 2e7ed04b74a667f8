import * as v from 'valibot';
import { subscribe } from '#contract/endpoints/job-alerts.ts';

/** The contract's request, flat as a form is. */
export const alertForm = v.object({
	email: subscribe.request.entries.email,
	location: v.optional(v.array(v.string()), []),
	team: v.optional(v.array(v.string()), []),
});
