import { site } from '#site.config';

/** For devices that put the site on their home screen. */
export function GET(): Response {
	const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
	const manifest = {
		name: site.studio,
		short_name: site.studio,
		start_url: '/',
		display: 'browser',
		background_color: site.colours.paper,
		theme_color: site.colours.ink,
		icons: [icon(192), icon(512), { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' }],
	};
	return new Response(JSON.stringify(manifest));
}
