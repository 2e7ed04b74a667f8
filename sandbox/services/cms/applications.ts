import { Hono } from 'hono';
import { apply, withdraw } from '#contract/endpoints/applications.ts';
import type { SandboxContext } from '../context.ts';
import { keepApplication } from './applications/keep.ts';
import { withdrawApplication } from './applications/withdraw.ts';
import { writePath } from './write-path.ts';

/** Takes applications, and lets them be withdrawn. */
export function applicationRoutes(context: SandboxContext): Hono {
	const { cmsToken } = context;
	const app = new Hono();
	app.post(
		'/api/applications',
		writePath({ endpoint: apply, cmsToken }, (input, c) =>
			keepApplication(context, input, c.req.header('Idempotency-Key')),
		),
	);
	app.post(
		'/api/applications/withdraw',
		writePath({ endpoint: withdraw, cmsToken }, (input) => withdrawApplication(context, input)),
	);
	return app;
}
