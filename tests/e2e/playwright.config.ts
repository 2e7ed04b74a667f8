import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { withFonts } from '../support/fonts.ts';
import { isFull } from '../support/full.ts';
import { longestWait } from '../support/longest-wait.ts';
import { consentGiven } from './consent-given.ts';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** What changes or counts something of the whole sandbox, which another test at the same time would notice. */
const wholeSandbox = /\b(?:reset|setFaults|setClock|readState|readLog)\(/;
const folder = import.meta.dirname;
const alone = readdirSync(folder).filter(
	(name) => name.endsWith('.spec.ts') && wholeSandbox.test(readFileSync(`${folder}/${name}`, 'utf8')),
);

export default defineConfig({
	testDir: '.',
	outputDir: '../.run/e2e',
	timeout: 60_000,
	expect: { timeout: longestWait },
	workers: 2,
	projects: [
		{ name: 'together', testIgnore: alone },
		{ name: 'alone', testMatch: alone, workers: 1 },
	],
	// Tests with this tag are for `npm run test:full`.
	...(!isFull && { grepInvert: /@full/ }),
	forbidOnly: true,
	retries: 0,
	reporter: [['list'], ['json']],
	use: {
		baseURL: process.env.TEST_SITE_URL ?? 'http://localhost:8888',
		storageState: consentGiven,
		// Motion is waited for at every click: what it looks like is for tests that ask for it.
		...(!isFull && { contextOptions: { reducedMotion: 'reduce' } }),
		trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off',
		launchOptions: {
			...(process.env.TEST_BROWSER && { executablePath: process.env.TEST_BROWSER }),
			env: withFonts(),
			args: [
				...asRoot,
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run',
				'--disable-quic',
			],
		},
	},
});
