import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { uploadSubjects } from '#contract/uploads.ts';
import { isSignedQuery } from '#lib/url/signed-link.ts';
import type { ServiceContext } from '../context.ts';
import { callerAddress, limitAddress } from '../shared/address.ts';
import { type AccountRefusal, refuse } from '../shared/answer.ts';
import { isSame } from '../shared/secrets.ts';
import { transaction } from '../store/transaction.ts';
import { logFailure, refuseFailure } from './failure.ts';
import { onlyFrom } from './origins.ts';
import { receive } from './receive.ts';
import { findStored, forgetFile, lockSentFor, spendTicket } from './rows.ts';
import type { UploadStore } from './store.ts';

/** What the upload service works with. */
export interface UploadContext extends ServiceContext {
	signingKey: string;
	uploads: UploadStore;
}

type Env = { Bindings: HttpBindings };

const wrongMethod = refuse('METHOD_NOT_ALLOWED', { status: 405, allow: 'POST' });
const missing = refuse('NOT_FOUND', { status: 404 });
const forbidden = refuse('UPLOAD_REFUSED', { status: 403 });

/** The upload service: a file comes with a ticket, and leaves as an attachment only. */
export function uploadsService(context: UploadContext): Hono<Env> {
	const app = new Hono<Env>();
	app.use(async (c, next) => {
		await context.uploads.prune();
		c.header('Cache-Control', 'no-store');
		c.header('X-Content-Type-Options', 'nosniff');
		await next();
	});
	app.use(onlyFrom(context.siteUrl));
	app.post('/', (c) => takeFile(c, context));
	app.delete('/:ticket', (c) => removeFile(c, context));
	app.get('/:id', (c) => sendFile(c, context));
	app.all('/', (c) => respond(c, wrongMethod));
	app.notFound((c) => respond(c, missing));
	return app;
}

function respond(c: Context, { status, messages, retryAfter, allow }: AccountRefusal): Response {
	if (retryAfter) c.header('Retry-After', String(retryAfter));
	if (allow) c.header('Allow', allow);
	return c.json({ messages, requestId: crypto.randomUUID() }, status);
}

async function takeFile(c: Context<Env>, { uploads, ...context }: UploadContext): Promise<Response> {
	const socketAddress = c.env.incoming.socket.remoteAddress ?? '';
	const address = callerAddress({ headers: c.req.raw.headers, socketAddress }, context.trustedProxies);
	const received = await receive({ ...context, files: uploads.files }, c.req.raw, limitAddress(address));
	return received.ok ? c.json({ id: received.id }) : respond(c, received);
}

function isSigned(c: Context, subject: string, { signingKey, now }: UploadContext): Promise<boolean> {
	return isSignedQuery(subject, new URL(c.req.url).searchParams, { key: signingKey, now: now() });
}

/** Takes a file away that no submission has claimed, and with it the right to send it. */
async function removeFile(c: Context<Env>, context: UploadContext): Promise<Response> {
	const ticket = c.req.param('ticket') ?? '';
	if (!(await isSigned(c, uploadSubjects.remove(ticket), context))) return respond(c, forbidden);
	const removed = await giveUp(context, ticket, Number(c.req.query('expires')) * 1000);
	if (removed === 'claimed') return respond(c, forbidden);
	// One on its way is removed by who receives it; what cannot be removed now goes with a sweep.
	if (removed?.state === 'kept') await context.uploads.files.remove(removed.id).catch(logFailure);
	return c.body(null, 204);
}

/** Uses a ticket up and forgets its file, unless that one is claimed. */
function giveUp(context: UploadContext, ticket: string, expiresAt: number) {
	return transaction(context, async (context) => {
		const { db } = context;
		// First, as this waits for an upload that is just being let in with it.
		await spendTicket(db, ticket, expiresAt);
		const file = await lockSentFor(db, ticket);
		if (file?.claimedBy) return 'claimed';
		if (file) await forgetFile(db, file.id);
		return file;
	});
}

async function mayRead(c: Context, id: string, context: UploadContext): Promise<boolean> {
	const bearer = /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '';
	return isSame(bearer, context.submissionsKey) || isSigned(c, uploadSubjects.read(id), context);
}

/** A name as a parameter of Content-Disposition (RFC 8187). */
const encodedName = (name: string) =>
	encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Nothing that was sent is ever shown as a page, whatever it claims to be: it is saved. */
async function sendFile(c: Context<Env>, context: UploadContext): Promise<Response> {
	const id = c.req.param('id') ?? '';
	if (!(await mayRead(c, id, context))) return respond(c, forbidden);
	const file = await findStored(context.db, id);
	if (!file) return respond(c, missing);
	const bytes = await context.uploads.files.read(id).catch(refuseFailure);
	if (!Buffer.isBuffer(bytes)) return respond(c, bytes ?? missing);
	const name = encodedName(file.name.toWellFormed());
	return c.body(new Uint8Array(bytes), 200, {
		'Content-Type': 'application/octet-stream',
		'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
		'Content-Security-Policy': "sandbox; default-src 'none'",
		'Cross-Origin-Resource-Policy': 'same-origin',
		'Referrer-Policy': 'no-referrer',
	});
}
