import { Hono } from 'hono';
import { apply, withdraw } from '#contract/endpoints/applications.ts';
import type { SandboxContext } from '../context.ts';
import { keepApplication } from './applications/keep.ts';
import { withdrawApplication } from './applications/withdraw.ts';
import { takeWrites } from './write.ts';

/** Takes applications, and lets them be withdrawn. */
export function applicationRoutes(context: SandboxContext): Hono {
	const app = new Hono();
	const path = '/api/applications';
	takeWrites(app, context, {
		endpoint: apply,
		path,
		handle: (input, key) => keepApplication(context, input, key),
	});
	takeWrites(app, context, {
		endpoint: withdraw,
		path: `${path}/withdraw`,
		handle: (input) => withdrawApplication(context, input),
	});
	return app;
}
