import { join } from 'node:path';
import { usualReaders } from '#services/config.ts';
import type { FormsContext } from '#services/forms/context.ts';
import { createMailer } from '#services/mail/smtp.ts';
import { createTwilio } from '#services/sms/twilio.ts';
import { startServices } from '#services/start.ts';
import { openPostgres, openSqlite } from '#services/store/store.ts';
import { openUploadFolder } from '#services/uploads/folder.ts';
import { createClock } from '../store/clock.ts';
import { openStore } from '../store/open.ts';
import type { QueueOptions } from './build-hook/queue.ts';
import { createBuilds } from './build-hook.ts';
import { formsContent } from './cms/forms-content.ts';
import { seedAtStart } from './control/reset.ts';
import type { Controls } from './control.ts';
import { type Listener, listen } from './listen.ts';
import { startMailCatcher } from './mail-catcher.ts';
import { createFaults } from './middleware/faults.ts';
import { createRequestLog } from './middleware/request-log.ts';
import { serviceBases } from './middleware/service-names.ts';
import { mountServices, playedAccounts } from './mount.ts';
import { addToOutbox } from './outbox.ts';
import { smsAccount } from './sms.ts';

export interface SandboxOptions {
	/** 0 takes any free one. */
	port: number;
	/** Folder of the databases; made where it is missing. */
	data: string;
	/** The PostgreSQL database of the studio's services; without it they have a file in `data`. */
	database?: string | undefined;
	siteUrl: string;
	accountServiceKey: string;
	submissionsKey: string;
	botCheckSecret: string;
	botCheckSiteKey: string;
	minimumAge: number;
	smsCountries: readonly string[];
	smsPerDay: number;
	/** Whether players may have passkeys; they may where absent. */
	hasPasskeys?: boolean | undefined;
	/** What the CMS signs its webhooks with, or sends in the header, where one is named. */
	cmsWebhookSecret: string;
	cmsWebhookHeader?: string | undefined;
	/** What the functions sign links with. */
	signingKey: string;
	/** Where drafts are seen in the site, and what links there are signed with. */
	preview?: { url: string; key: string } | undefined;
	/** What builds the site after a publish; without it nothing is built. */
	builds?: QueueOptions | undefined;
}

export interface Sandbox {
	/** Without a trailing slash. */
	origin: string;
	/** What the studio's own services work with. */
	services: FormsContext;
	close(): Promise<void>;
}

/** Starts every embedded service on one port of this machine. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
	const listener = await listen(options.port);
	try {
		return await serve(listener, options);
	} catch (error) {
		await listener.close();
		throw error;
	}
}

async function serve(listener: Listener, options: SandboxOptions): Promise<Sandbox> {
	const db = openStore(join(options.data, 'sandbox.db'));
	const clock = createClock(db);
	const builds = createBuilds(db, { data: options.data, queue: options.builds });
	const { siteUrl, accountServiceKey, submissionsKey, botCheckSecret, signingKey } = options;
	const { cmsWebhookSecret, cmsWebhookHeader } = options;
	const own = {
		...{ db, clock, builds, now: clock.now, origin: listener.origin },
		...{ siteUrl, accountServiceKey, submissionsKey, botCheckSecret, signingKey },
		...{ cmsWebhookSecret, cmsWebhookHeader, preview: options.preview },
		faults: createFaults(),
		log: createRequestLog(50_000),
	};
	const studio = await startStudioServices(own, options);
	const { context: services, sender, uploads, apps } = studio;
	const controls: Controls = { ...own, services, sender, uploads };
	await seedAtStart(controls);
	listener.serve(mountServices(controls, { apps, botCheckSiteKey: options.botCheckSiteKey }));
	const close = async () => {
		await listener.close();
		await builds.close();
		await studio.close();
		db.close();
	};
	return { origin: listener.origin, services, close };
}

type Own = Omit<Controls, 'services' | 'sender' | 'uploads'>;

/** The studio's own services, with a mail server and a provider of text messages that keep what they are sent. */
async function startStudioServices(own: Own, options: SandboxOptions) {
	const { db, now, origin, siteUrl, accountServiceKey, submissionsKey, signingKey } = own;
	const store = options.database
		? await openPostgres(options.database)
		: await openSqlite(join(options.data, 'services.db'), { synchronous: 'normal' });
	const catcher = await startMailCatcher((message) => addToOutbox(db, message, now()));
	const mailer = createMailer({ url: catcher.url, from: `no-reply@${new URL(siteUrl).hostname}` });
	const sms = createTwilio({
		...smsAccount,
		url: `${origin}${serviceBases.sms}`,
		authToken: accountServiceKey,
	});
	const { minimumAge, smsCountries, smsPerDay, hasPasskeys = true } = options;
	const studio = await startServices({
		trustedProxies: 0,
		...{ store, now, origin, siteUrl, accountServiceKey, submissionsKey, signingKey },
		files: openUploadFolder(join(options.data, 'uploads')),
		loadContent: async () => formsContent(db, now),
		deliveries: { mail: mailer.deliver, sms },
		readers: usualReaders,
		addresses: { forms: origin + serviceBases.cms, uploads: origin + serviceBases.uploads },
		retention: { applications: 180, messages: 365, signUps: 365 },
		// One after the other, so that messages arrive in the order in which they were written.
		parallel: 1,
		accounts: { minimumAge, smsCountries, smsPerDay, hasPasskeys, ...playedAccounts(own) },
	});
	const close = async () => {
		await studio.close();
		mailer.close();
		await catcher.close();
		await store.close();
	};
	return { ...studio, close };
}
