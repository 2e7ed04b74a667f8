import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';

/** Sends a file of browser/. */
export function sendScript(c: Context, name: string): Response {
	c.header('Content-Type', 'text/javascript; charset=utf-8');
	c.header('Cross-Origin-Resource-Policy', 'cross-origin');
	c.header('X-Content-Type-Options', 'nosniff');
	return c.body(readFileSync(join(import.meta.dirname, 'browser', name), 'utf8'));
}

export async function readForm(c: Context): Promise<URLSearchParams> {
	return new URLSearchParams(await c.req.text());
}
