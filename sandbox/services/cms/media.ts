import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { demoContent } from '../../content/demo-content.ts';

const folder = join(import.meta.dirname, '../../../content/media');
const types: Record<string, string> = {
	'.avif': 'image/avif',
	'.jpg': 'image/jpeg',
	'.mp4': 'video/mp4',
	'.pdf': 'application/pdf',
	'.svg': 'image/svg+xml',
	'.vtt': 'text/vtt; charset=utf-8',
	'.webm': 'video/webm',
	'.webp': 'image/webp',
};
const press = demoContent.presses?.[0];
/** The files that a value of the content names. */
const filesIn = (value: unknown) =>
	[...JSON.stringify(value).matchAll(/"\/media\/([\w-]+\.\w+)"/g)].map(([, file = '']) => file);
/** What is shown alone in a tab, though it may be in a pack as well. */
const shown = new Set(filesIn(press?.pageBlocks));
/** What browsers save instead of opening it, since they heed no `download` across origins. */
const saved = new Set(filesIn(press?.packs).filter((file) => !shown.has(file)));
const versions = new Map<string, { changed: number; version: string }>();

/** The pictures: /media/<version>/<file> never changes, /media/<file> is asked again each time. */
export function mediaRoutes(): Hono {
	const app = new Hono();
	app.get('/media/:file', (c) => answer(c.req.param('file')));
	app.get('/media/:version/:file', (c) => answer(c.req.param('file'), c.req.param('version')));
	return app;
}

/** A copy of any JSON value in which every address of a picture carries the file's version. */
export function versionMedia(value: unknown): unknown {
	if (typeof value === 'string') return versionAddress(value);
	if (Array.isArray(value)) return value.map(versionMedia);
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, versionMedia(part)]));
}

function versionAddress(text: string): string {
	const file = /^\/media\/([\w-]+\.\w+)$/.exec(text)?.[1];
	const version = file && versionOf(file);
	return version ? `/media/${version}/${file}` : text;
}

function answer(file: string, version?: string): Response {
	const current = versionOf(file);
	if (!current) return Response.json({ messages: ['NOT_FOUND'] }, { status: 404 });
	return new Response(readFileSync(join(folder, file)), {
		headers: {
			'Content-Type': types[extname(file)] ?? '',
			'Cache-Control': version === current ? 'public, max-age=31536000, immutable' : 'no-cache',
			'Access-Control-Allow-Origin': '*',
			'X-Content-Type-Options': 'nosniff',
			...(saved.has(file) && { 'Content-Disposition': 'attachment' }),
		},
	});
}

/** Eight hex digits of the file's content; undefined for what is not one of ours. */
function versionOf(file: string): string | undefined {
	if (!/^[\w-]+\.\w+$/.test(file) || !types[extname(file)]) return undefined;
	const stat = statSync(join(folder, file), { throwIfNoEntry: false });
	if (!stat?.isFile()) return undefined;
	const known = versions.get(file);
	if (known?.changed === stat.mtimeMs) return known.version;
	const version = createHash('sha256')
		.update(readFileSync(join(folder, file)))
		.digest('hex')
		.slice(0, 8);
	versions.set(file, { changed: stat.mtimeMs, version });
	return version;
}
