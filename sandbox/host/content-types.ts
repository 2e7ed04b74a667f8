import { extname } from 'node:path';

const text = (type: string) => `${type}; charset=utf-8`;

const types: Record<string, string> = {
	'.html': text('text/html'),
	'.css': text('text/css'),
	'.js': text('text/javascript'),
	'.mjs': text('text/javascript'),
	'.json': text('application/json'),
	'.map': text('application/json'),
	'.webmanifest': text('application/manifest+json'),
	'.xml': text('application/xml'),
	'.rss': text('application/rss+xml'),
	'.ics': text('text/calendar'),
	'.txt': text('text/plain'),
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.jpg': 'image/jpeg',
	'.jpeg': 'image/jpeg',
	'.gif': 'image/gif',
	'.webp': 'image/webp',
	'.avif': 'image/avif',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.woff': 'font/woff',
	'.mp4': 'video/mp4',
	'.webm': 'video/webm',
	'.vtt': text('text/vtt'),
	'.mp3': 'audio/mpeg',
	'.pdf': 'application/pdf',
	'.zip': 'application/zip',
	'.wasm': 'application/wasm',
};

/** The Content-Type of a file, by its name. */
export function contentTypeOf(path: string): string {
	return types[extname(path).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether a file of that type shrinks. */
export function isCompressible(contentType: string): boolean {
	return /^(?:text\/|image\/svg|application\/(?:json|xml|rss|manifest|wasm))/.test(contentType);
}
