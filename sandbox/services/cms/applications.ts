import { Hono } from 'hono';
import * as contract from '#contract/upstream-submissions.ts';
import type { SandboxContext } from '../context.ts';
import { insertApplication } from './applications/store.ts';
import { withdrawApplication } from './applications/withdraw.ts';
import { takeWrites } from './write.ts';

/** Takes applications, and lets them be withdrawn. */
export function applicationRoutes(context: SandboxContext): Hono {
	const app = new Hono();
	takeWrites(app, context, {
		endpoint: contract.storeApplication,
		// Whoever has a mail address is one applicant, wherever a repeat comes from.
		handle: (input, { given }) => insertApplication(context, input, given && `${given} ${input.email}`),
	});
	takeWrites(app, context, {
		endpoint: contract.withdrawApplication,
		handle: (input) => withdrawApplication(context, input),
	});
	return app;
}
