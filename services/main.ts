import { join } from 'node:path';
import { parts, site } from '#site.config';
import { createPlatforms } from './accounts/platforms/platform-client.ts';
import { listProducts } from './accounts/settings/merch-client.ts';
import { readServicesConfig, type ServicesConfig } from './config.ts';
import { followContent } from './content.ts';
import { announceNewJobs } from './forms/alerts/jobs/new-jobs.ts';
import { announceReleases } from './forms/alerts/releases/announce.ts';
import { createWebhook } from './forms/webhook.ts';
import { createHealth } from './health.ts';
import { createMailer } from './mail/smtp.ts';
import { runCommand } from './run-command.ts';
import { listen, serveServices, servicePaths } from './server.ts';
import { createTwilio } from './sms/twilio.ts';
import { startServices } from './start.ts';
import { openPostgres, openSqlite } from './store/store.ts';
import { openFiles } from './uploads/open.ts';

const openStore = ({ database, data }: ServicesConfig) =>
	database ? openPostgres(database) : openSqlite(join(data, 'services.db'));

/** How long calls that are under way may take once the process is asked to end. */
const longestEnd = 10_000;

async function main(): Promise<void> {
	const config = readServicesConfig(process.env, parts);
	const { siteUrl, origin, accountServiceKey, submissionsKey, signingKey, trustedProxies } = config;
	const store = await openStore(config);
	const files = openFiles(config);
	const mailer = createMailer(config.smtp);
	const now = Date.now;
	const services = await startServices({
		...{ store, files, now, siteUrl, origin, accountServiceKey, submissionsKey, signingKey, trustedProxies },
		loadContent: () => content.load(),
		deliveries: {
			mail: mailer.deliver,
			sms: config.twilio
				? createTwilio(config.twilio)
				: () => Promise.reject(new Error('TWILIO_ACCOUNT_SID is not set')),
			webhook: config.webhook && createWebhook(config.webhook),
		},
		retention: config.retention,
		readers: config.readers,
		addresses: { forms: origin + servicePaths.forms, uploads: config.uploadsUrl },
		accounts: {
			minimumAge: config.minimumAge,
			smsCountries: config.smsCountries,
			smsPerDay: config.smsPerDay,
			hasPasskeys: parts.passkeys,
			platforms: createPlatforms(config.platforms, { siteUrl, now }),
			listProducts: async (market) => (config.merchUrl ? listProducts(config.merchUrl, market) : []),
			extras: [],
		},
	});
	const content = followContent({
		siteUrl,
		submissionsKey,
		onChange: async () => {
			if (parts.alerts) await announceNewJobs(services.context);
		},
		onMinute: async () => {
			if (parts.alerts) await announceReleases(services.context);
		},
	});
	const { accounts, forms, uploads } = services.apps;
	const health = createHealth({
		...{ db: store.db, now },
		needed: { database: store.check, ...(parts.uploads && { files: files.check }) },
		wanted: { mail: mailer.check, ...(parts.forms && { content: content.check }) },
	});
	const server = await listen(
		serveServices({
			apps: {
				...(parts.accounts && { accounts }),
				...(parts.forms && { forms }),
				...(parts.uploads && { uploads }),
			},
			health,
		}),
		config,
	);
	let isEnding = false;
	const end = async () => {
		if (isEnding) return;
		isEnding = true;
		await server.close(longestEnd);
		content.close();
		await services.close();
		mailer.close();
		await store.close();
	};
	for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
		process.on(signal, () => void end().finally(() => process.exit()));
	console.log(`services of ${site.studio} ready at http://${config.host}:${server.port}, for ${siteUrl}`);
}

runCommand(main);
