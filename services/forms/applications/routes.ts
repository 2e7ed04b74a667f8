import { Hono } from 'hono';
import * as contract from '#contract/upstream-submissions.ts';
import type { FormsContext } from '../context.ts';
import { takeWrites } from '../write.ts';
import { insertApplication } from './store.ts';
import { withdrawApplication } from './withdraw.ts';

/** Takes applications, and lets them be withdrawn. */
export function applicationRoutes(context: FormsContext): Hono {
	const app = new Hono();
	takeWrites(app, context, {
		endpoint: contract.storeApplication,
		// Whoever has a mail address is one applicant, wherever a repeat comes from.
		handle: (context, input, { given }) =>
			insertApplication(context, input, given && `${given} ${input.email}`),
	});
	takeWrites(app, context, { endpoint: contract.withdrawApplication, handle: withdrawApplication });
	return app;
}
