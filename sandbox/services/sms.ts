import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSame } from '#services/shared/secrets.ts';
import type { SandboxContext } from './context.ts';
import { addToOutbox } from './outbox.ts';

/** What the studio signs in with at the played provider of text messages. */
export const smsAccount = { accountSid: 'ACsandbox', from: '+3225550100' };

/** Twilio's call that makes a text message; what it sends is shown at the desk. */
export function smsService(context: SandboxContext): Hono {
	const app = new Hono();
	app.use(bodyLimit({ maxSize: 64 * 1024 }));
	app.post('/2010-04-01/Accounts/:account/Messages.json', (c) => takeMessage(c, context));
	app.notFound((c) => refuse(c, 404, 20404, 'The requested resource was not found'));
	return app;
}

function refuse(c: Context, status: 400 | 401 | 404, code: number, message: string): Response {
	return c.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status);
}

async function takeMessage(c: Context, context: SandboxContext): Promise<Response> {
	const credentials = Buffer.from(`${smsAccount.accountSid}:${context.accountServiceKey}`).toString('base64');
	if (!isSame(c.req.header('Authorization') ?? '', `Basic ${credentials}`))
		return refuse(c, 401, 20003, 'Authenticate');
	const form = await c.req.parseBody();
	const [to, from, body] = [form.To, form.From, form.Body].map((value) => String(value ?? ''));
	if (!to || !/^\+[1-9]\d{6,14}$/.test(to)) return refuse(c, 400, 21211, "Invalid 'To' Phone Number");
	if (!from) return refuse(c, 400, 21603, "A 'From' phone number is required");
	if (!body) return refuse(c, 400, 21602, 'Message body is required');
	const message = { kind: 'sms', to, locale: 'en', subject: '', text: body, html: '', headers: {} } as const;
	const sid = addToOutbox(context.db, message, context.now());
	return c.json({ sid, status: 'queued', to, from, body }, 201);
}
