import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SandboxContext } from './context.ts';

const styles = readFileSync(join(import.meta.dirname, 'regional-site/quebec.css'), 'utf8');
const policy =
	"default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The separate site of the Quebec office: a page that says who it is and leads to the studio's own pages. */
export function regionalSite({ siteUrl }: SandboxContext): Hono {
	const app = new Hono().basePath('/quebec');
	app.get('/', (c) => {
		c.header('Content-Security-Policy', policy);
		return c.html(page(`${siteUrl}/fr/careers/location/quebec`, `${siteUrl}/en/careers/location/quebec`));
	});
	app.get('/quebec.css', (c) => c.body(styles, 200, { 'Content-Type': 'text/css' }));
	return app;
}

const page = (french: string, english: string) => html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tallow &amp; Thorn Québec</title>
<meta name="description" content="Le bureau de Québec de Tallow &amp; Thorn.">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/quebec/quebec.css">
</head>
<body>
<main class="page">
<img class="view" src="/cms/media/office-quebec.webp" alt="Le Château Frontenac au-dessus du Saint-Laurent, un soir de neige." width="1200" height="800">
<div class="words">
<p class="studio">Tallow &amp; Thorn</p>
<h1 class="title">Québec</h1>
<p class="line">Longs hivers, moteurs chauds. Le bureau de Saint-Roch a son propre site, parce qu’ici on vit d’abord en français.</p>
<p class="line" lang="en">Long winters, warm engines. The Saint-Roch office has a site of its own, because life here happens in French first.</p>
<p class="links">
<a class="link" href="${french}" hreflang="fr">Nos postes et notre bureau</a>
<a class="link" href="${english}" hreflang="en" lang="en">Our office and our openings</a>
</p>
</div>
</main>
</body>
</html>`;
