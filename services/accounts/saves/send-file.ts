import { createCipheriv, createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ServiceContext } from '../../context.ts';
import { opens } from './link.ts';
import { findSaveById, type SaveRow } from './saves.ts';

/** What a game wrote: a head that it would know, then bytes that are the same at every download. */
function bytesOf({ id, size }: SaveRow): Uint8Array<ArrayBuffer> {
	const key = createHash('sha256').update(id).digest();
	const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
	const bytes = new Uint8Array(cipher.update(new Uint8Array(size)));
	bytes.set(new TextEncoder().encode('TTSAVE1\n'));
	return bytes;
}

const fileName = ({ name }: SaveRow) => `${name.replace(/[^\w-]+/g, '-')}.ttsave`;

/** Sends a save as a file to keep; whoever has the address needs no session, and has it for two hours. */
export async function sendSave(c: Context, context: ServiceContext): Promise<Response> {
	const id = c.req.param('id') ?? '';
	const mayRead = c.req.method === 'GET' && (await opens(id, new URL(c.req.url).searchParams, context));
	const save = mayRead ? await findSaveById(context.db, id) : undefined;
	c.header('Cache-Control', 'no-store');
	c.header('X-Content-Type-Options', 'nosniff');
	if (!save) return c.json({ messages: ['INVALID_SIGNATURE'], requestId: crypto.randomUUID() }, 403);
	return c.body(bytesOf(save), 200, {
		'Content-Type': 'application/octet-stream',
		'Content-Disposition': `attachment; filename="${fileName(save)}"`,
		'Content-Security-Policy': "sandbox; default-src 'none'",
		'Referrer-Policy': 'no-referrer',
	});
}
