import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Locale } from '#contract/locales.ts';
import type { Platform } from '#contract/platforms.ts';
import { accountService } from '#services/accounts/service.ts';
import { uploadsService } from '#services/uploads/service.ts';
import { deskService } from '../desk/desk.ts';
import { analyticsService } from './analytics.ts';
import { blobsService } from './blobs.ts';
import { botCheckService } from './bot-check.ts';
import { buildHookService } from './build-hook.ts';
import { alertOfDueJobs } from './cms/alert-subscribers.ts';
import { cmsService } from './cms.ts';
import { type Controls, controlService } from './control.ts';
import { mapsService } from './maps.ts';
import { listProducts, merchService } from './merch.ts';
import { type ServiceName, serviceBases } from './middleware/service-names.ts';
import { failure, wrapService } from './middleware/wrap-service.ts';
import { clientId, clientSecret } from './platforms/client.ts';
import { platformsService } from './platforms.ts';
import { demoExtras } from './players/extras.ts';
import { postingsService } from './postings.ts';
import { regionalSite } from './regional-site.ts';

interface MountOptions {
	botCheckSiteKey: string;
	minimumAge: number;
	smsCountries: readonly string[];
	smsPerDay: number;
}

type Env = { Bindings: HttpBindings };
type Services = Partial<Record<ServiceName, Hono | Hono<Env>>>;

/** What the sandbox plays for accounts: platforms, a store, extras. */
const playedAccounts = (controls: Controls) => ({
	platforms: {
		clientId,
		secretOf: (platform: Platform) => clientSecret(platform, controls),
		addressOf: (platform: Platform) => `${controls.origin}/platforms/${platform}`,
	},
	listProducts: (market: { locale: Locale; region: string }) => listProducts(controls, market),
	extras: demoExtras(controls.origin),
});

/** Puts every service below its base, control and the desk beside them. */
export function mountServices(controls: Controls, options: MountOptions): Hono<Env>['fetch'] {
	const app = new Hono<Env>();
	const services: Services = {
		cms: cmsService(controls),
		account: accountService(controls, { ...options, ...playedAccounts(controls) }),
		merch: merchService(controls),
		platforms: platformsService(controls),
		postings: postingsService(controls),
		uploads: uploadsService(controls),
		'bot-check': botCheckService(controls, { siteKey: options.botCheckSiteKey }),
		analytics: analyticsService(controls),
		maps: mapsService(),
		'build-hook': buildHookService(controls.builds),
		blobs: blobsService(controls.db),
	};
	// Nothing wakes the CMS up: whoever asks it does.
	app.use(`${serviceBases.cms}/*`, (_c, next) => {
		alertOfDueJobs(controls);
		return next();
	});
	for (const name of Object.keys(services) as ServiceName[]) mount(app, controls, services, name);
	app.route('/control', controlService(controls));
	app.route('/', regionalSite(controls));
	app.route('/', deskService(controls));
	return app.fetch;
}

function mount(app: Hono<Env>, controls: Controls, services: Services, name: ServiceName): void {
	const service = services[name];
	if (!service) return;
	service.onError((error, c) => failure(c.req.raw, error));
	const watched = wrapService(name, { fetch: (request, env) => service.fetch(request, env) }, controls);
	const answer = (c: { req: { raw: Request }; env: HttpBindings }) => watched.fetch(c.req.raw, c.env);
	app.all(serviceBases[name], answer);
	app.all(`${serviceBases[name]}/*`, answer);
}
