import type { Context } from 'hono';
import type { ServiceContext } from '../../context.ts';
import { opens } from './link.ts';
import { findSaveFile } from './saves.ts';

const fileName = (name: string) => `${name.replace(/[^\w-]+/g, '-')}.save`;

/** Sends a save as a file to keep; whoever has the address needs no session, and has it for two hours. */
export async function sendSave(c: Context, context: ServiceContext): Promise<Response> {
	const id = c.req.param('id') ?? '';
	const mayRead = c.req.method === 'GET' && (await opens(id, new URL(c.req.url).searchParams, context));
	const save = mayRead ? await findSaveFile(context.db, id) : undefined;
	c.header('Cache-Control', 'no-store');
	c.header('X-Content-Type-Options', 'nosniff');
	if (!save) return c.json({ messages: ['INVALID_SIGNATURE'], requestId: crypto.randomUUID() }, 403);
	return c.body(save.bytes, 200, {
		'Content-Type': 'application/octet-stream',
		'Content-Disposition': `attachment; filename="${fileName(save.name)}"`,
		'Content-Security-Policy': "sandbox; default-src 'none'",
		'Referrer-Policy': 'no-referrer',
	});
}
