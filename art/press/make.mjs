// node art/press/make.mjs: prints each game's fact sheet, one A4 page, from the demo content.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { demoContent } from '../../sandbox/content/demo-content.ts';
import { pickLocale } from '../../sandbox/content/localised.ts';
import { facts } from './facts.mjs';

const out = join(import.meta.dirname, '../../content/media');
const find = createRequire(import.meta.url).resolve;
const font = (file) => `url(data:font/woff2;base64,${readFileSync(find(file)).toString('base64')})`;
const mark = readFileSync(join(import.meta.dirname, '../../public/mark.svg'), 'utf8');

const face = (family, file) =>
	`@font-face { font-family: ${family}; font-weight: 200 900; src: ${font(file)} }`;
const styles = [
	face('Title', '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
	face('Text', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
	readFileSync(join(import.meta.dirname, 'sheet.css'), 'utf8'),
].join('');

async function sheet(game) {
	const art = await sharp(join(out, `game-${game.slug}-wide.webp`))
		.resize(1180, 630)
		.jpeg({ quality: 58, mozjpeg: true })
		.toBuffer();
	const logo = readFileSync(join(out, `game-${game.slug}-logo.svg`), 'utf8');
	const [kind, players, length, languages] = facts[game.slug];
	const release = new Date(game.releaseDate).toLocaleDateString('en-GB', { dateStyle: 'long' });
	const entries = {
		Release: release,
		Platforms: game.platforms.join(', '),
		Kind: kind,
		Players: players,
		Length: length,
		Languages: languages,
		'Made and published by': 'Tallow & Thorn',
		Website: new URL(game.externalUrl).host,
	};
	const rows = Object.entries(entries).map(
		([name, value]) => `<div><dt>${name}</dt><dd>${value.replace('&', '&amp;')}</dd></div>`,
	);
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${game.name}: fact sheet</title><style>${styles}</style>
<body style="--accent: ${game.accent.hex}"><header><img src="data:image/jpeg;base64,${art.toString('base64')}" alt="${game.keyArt.wide.alt}"><div class="shade"></div>${logo}</header>
<main><h1>${game.tagline}</h1><div>${game.description}</div><dl>${rows.join('')}</dl></main>
<footer>${mark.replace(/@media.*?\}\}/, '')}<p><strong>Press contact</strong><br>press@tallowandthorn.example</p><span>Tallow &amp; Thorn, Oude Vlasmarkt 9, 9000 Gent, Belgium<br>Fact sheet of November 2026. Free to quote.</span></footer></body></html>`;
}

const own = existsSync(chromium.executablePath());
const browser = await chromium.launch({
	executablePath: own ? undefined : '/usr/bin/chromium',
	args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const game of demoContent.games.map((each) => pickLocale(each, 'en'))) {
	await page.setContent(await sheet(game), { waitUntil: 'load' });
	await page.evaluate(() => document.fonts.ready);
	const path = join(out, `press-${game.slug}-fact-sheet.pdf`);
	await page.pdf({ path, printBackground: true, preferCSSPageSize: true, tagged: true });
}
await browser.close();
