import { type Context, Hono } from 'hono';
import { html } from 'hono/html';

/** A maps provider as its frames see it: a page for a place, and one for the street there. */
export function mapsService(): Hono {
	const app = new Hono();
	app.get('/place', (c) => c.html(page('A map', c.req.query('q'), c)));
	app.get('/streetview', (c) => c.html(page('The street', c.req.query('location'), c)));
	return app;
}

function page(title: string, place = '', c: Context) {
	c.header('Content-Security-Policy', "default-src 'none'");
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<p>${place}</p>
<p>This sandbox has no maps; a real provider shows them here.</p>
</body>
</html>`;
}
