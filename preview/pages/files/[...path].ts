import type { APIRoute } from 'astro';
import { loadSource } from '#cms/source.ts';
import { privateHeaders } from '../../headers.ts';

export const prerender = false;

/** A picture of the content where that is in files; the middleware lets signed addresses pass. */
export const GET: APIRoute = async ({ params: { path } }) => {
	const source = await loadSource();
	const file = await source.file?.(`/${path}`).catch(() => undefined);
	if (!file) return new Response(null, { status: 404, headers: privateHeaders() });
	return new Response(file.bytes, {
		headers: { ...privateHeaders(), 'Content-Type': file.type, 'Cache-Control': 'private, max-age=3600' },
	});
};
