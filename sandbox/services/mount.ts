import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Locale } from '#contract/locales.ts';
import { createPlatforms } from '#services/accounts/platforms/platform-client.ts';
import type { Services } from '#services/start.ts';
import { deskService } from '../desk/desk.ts';
import { analyticsService } from './analytics.ts';
import { atsService } from './ats.ts';
import { blobsService } from './blobs.ts';
import { botCheckService } from './bot-check.ts';
import { buildHookService } from './build-hook.ts';
import { sendDueAlerts } from './cms/alert-subscribers.ts';
import { cmsService } from './cms.ts';
import type { SandboxContext } from './context.ts';
import { type Controls, controlService } from './control.ts';
import { mapsService } from './maps.ts';
import { listProducts, merchService } from './merch.ts';
import { type ServiceName, serviceBases } from './middleware/service-names.ts';
import { failure, wrapService } from './middleware/wrap-service.ts';
import { playedSettings } from './platforms/settings.ts';
import { platformsService } from './platforms.ts';
import { demoExtras } from './players/extras.ts';
import { postingsService } from './postings.ts';
import { regionalSite } from './regional-site.ts';
import { smsService } from './sms.ts';

interface MountOptions {
	/** The studio's own services. */
	apps: Services['apps'];
	botCheckSiteKey: string;
}

type Env = { Bindings: HttpBindings };
type Mounted = Partial<Record<ServiceName, Hono | Hono<Env>>>;

type Played = Pick<SandboxContext, 'db' | 'origin' | 'siteUrl' | 'now' | 'accountServiceKey'>;

/** What the sandbox plays for accounts: platforms, a store, extras. */
export const playedAccounts = (context: Played) => ({
	platforms: createPlatforms(playedSettings(context), context),
	listProducts: async (market: { locale: Locale; region: string }) => listProducts(context, market),
	extras: demoExtras(context.origin),
});

/** Puts every service below its base, control and the desk beside them. */
export function mountServices(
	controls: Controls,
	{ apps, botCheckSiteKey }: MountOptions,
): Hono<Env>['fetch'] {
	const app = new Hono<Env>();
	const services: Mounted = {
		cms: cmsService(controls, apps.forms),
		account: apps.accounts,
		merch: merchService(controls),
		platforms: platformsService(controls),
		postings: postingsService(controls),
		ats: atsService(controls),
		uploads: apps.uploads,
		sms: smsService(controls),
		'bot-check': botCheckService(controls, { siteKey: botCheckSiteKey }),
		analytics: analyticsService(controls),
		maps: mapsService(),
		'build-hook': buildHookService(controls.builds),
		blobs: blobsService(controls.db),
	};
	// Nothing wakes the CMS up: whoever asks it does.
	app.use(`${serviceBases.cms}/*`, async (_c, next) => {
		await sendDueAlerts(controls);
		await next();
	});
	for (const name of Object.keys(services) as ServiceName[]) mount(app, controls, services, name);
	app.route('/control', controlService(controls));
	app.route('/', regionalSite(controls));
	app.route('/', deskService(controls));
	return app.fetch;
}

function mount(app: Hono<Env>, controls: Controls, services: Mounted, name: ServiceName): void {
	const service = services[name];
	if (!service) return;
	service.onError((error, c) => failure(c.req.raw, error));
	const watched = wrapService(name, { fetch: (request, env) => service.fetch(request, env) }, controls);
	const answer = (c: { req: { raw: Request }; env: HttpBindings }) => watched.fetch(c.req.raw, c.env);
	app.all(serviceBases[name], answer);
	app.all(`${serviceBases[name]}/*`, answer);
}
