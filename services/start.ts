import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { deliverWanted } from './accounts/mail-preferences/deliver-wanted.ts';
import { type AccountOptions, accountService } from './accounts/service.ts';
import type { ServiceContext } from './context.ts';
import type { FormsContext } from './forms/context.ts';
import { keepRetention, type Retention } from './forms/retention.ts';
import { formsService } from './forms/service.ts';
import type { Deliver } from './mail/delivery.ts';
import { type Deliveries, type Sender, startSender } from './mail/sender.ts';
import type { Store } from './store/store.ts';
import type { FileStore } from './uploads/files.ts';
import { uploadsService } from './uploads/service.ts';
import { openUploads, type UploadStore } from './uploads/store.ts';

type Env = { Bindings: HttpBindings };

/** What the services work with; where it comes from is for who starts them to say. */
export interface ServicesOptions
	extends Pick<
			ServiceContext,
			'now' | 'siteUrl' | 'origin' | 'trustedProxies' | 'accountServiceKey' | 'submissionsKey'
		>,
		Pick<FormsContext, 'loadContent' | 'signingKey' | 'readers' | 'addresses'> {
	store: Store;
	/** Where the bytes of uploads are kept. */
	files: FileStore;
	/** By what mails and text messages go out, and webhooks where there is one. */
	deliveries: Omit<Deliveries, 'webhook'> & { webhook?: Deliver | undefined };
	/** How many messages are sent at once. */
	parallel?: number;
	accounts: AccountOptions;
	/** For how long what visitors send is kept. */
	retention: Retention;
}

export interface Services {
	context: FormsContext;
	sender: Sender;
	uploads: UploadStore;
	apps: { accounts: Hono<Env>; forms: Hono; uploads: Hono<Env> };
	/** Ends after what is under way; the store stays open. */
	close(): Promise<void>;
}

/** One that waits from a time when there was a webhook. */
const refuseWebhook: Deliver = () => Promise.reject(new Error('SUBMISSIONS_WEBHOOK is not set'));

/** Starts accounts, forms and uploads with what they share: one database, one sender of mails and text messages. */
export async function startServices({
	store,
	files,
	deliveries: { webhook, ...deliveries },
	parallel,
	accounts: accountOptions,
	retention,
	...given
}: ServicesOptions): Promise<Services> {
	const outgoing = { ...given, db: store.db };
	const wanted = deliverWanted(outgoing, deliveries.mail);
	const sender = startSender(
		outgoing,
		{ ...deliveries, mail: wanted, webhook: webhook ?? refuseWebhook },
		{ parallel },
	);
	const hasWebhook = webhook !== undefined;
	const context: FormsContext = { ...given, db: store.db, wakeSender: sender.wake, hasWebhook };
	const uploads = await openUploads(context, files);
	const accounts = accountService(context, accountOptions);
	const endRetention = keepRetention(context, retention, uploads.sweep);
	return {
		context,
		sender,
		uploads,
		apps: {
			accounts: accounts.app,
			forms: formsService(context),
			uploads: uploadsService({ ...context, uploads }),
		},
		async close() {
			await endRetention();
			await accounts.close();
			await uploads.close();
			await sender.close();
		},
	};
}
