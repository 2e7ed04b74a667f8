import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Environment } from '../../sandbox/environment.ts';
import type { engineNames } from '../journeys/visitor.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const run = promisify(execFile);
const attempt = (command: string, ...rest: string[]) =>
	run(command, rest, { timeout: 300_000, maxBuffer: Number.POSITIVE_INFINITY }).then(
		() => true,
		() => false,
	);

/** The whole browser that is installed. */
export function installedChromium(): string | undefined {
	const own = chromium.executablePath();
	if (existsSync(own)) return own;
	return onPath(...names);
}

/** Where the first of some commands is that is installed. */
export function onPath(...commands: string[]): string | undefined {
	for (const command of commands) {
		const { status, stdout } = spawnSync('which', [command], { encoding: 'utf8' });
		if (status === 0) return stdout.trim();
	}
	return undefined;
}

/** Installs packages where the system is Debian's and this process may. */
export async function installFromDebian(...packages: string[]): Promise<boolean> {
	const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
	const apt = (...rest: string[]) => {
		const [command = 'apt-get', ...before] = [...asRoot, 'apt-get'];
		return attempt(command, ...before, '-q', '-y', ...rest);
	};
	return (await apt('update')) && apt('install', '--no-install-recommends', ...packages);
}

/** The browser that tests drive: Playwright's own or the system's, installed where there is none. */
export async function ensureBrowser(): Promise<string> {
	const found = installedChromium();
	if (found) return found;
	console.log('Installing a browser ...');
	if (
		(await attempt(
			process.execPath,
			'node_modules/@playwright/test/cli.js',
			'install',
			'--with-deps',
			'chromium',
		)) ||
		(await installFromDebian('chromium', 'chromium-headless-shell', 'fonts-liberation'))
	) {
		const now = installedChromium();
		if (now) return now;
	}
	throw new Error(
		'The tests need a browser. Install Chromium or Chrome so that it is on PATH (on Debian: apt-get install chromium), ' +
			'or run: npx playwright install --with-deps chromium',
	);
}

/** Debian's browser without a window, installed where that can be done. */
async function findHeadless(): Promise<string | undefined> {
	const name = 'chromium-headless-shell';
	const found = onPath(name);
	if (found) return found;
	console.log(`Installing ${name} ...`);
	return (await installFromDebian(name)) ? onPath(name) : undefined;
}

/**
 * The browsers that tests drive, by the variables that name them: a whole one, and one without a window, which takes a
 * quarter less time but keeps no page for the way back. Where Playwright has installed its own, it finds both by itself.
 */
export async function ensureBrowsers(): Promise<Environment> {
	const whole = await ensureBrowser();
	if (whole === chromium.executablePath()) return { TEST_WHOLE_BROWSER: whole };
	return { TEST_WHOLE_BROWSER: whole, TEST_BROWSER: (await findHeadless()) ?? whole };
}

/** A browser that the main journeys run in, as the system has it. */
export interface JourneyBrowser {
	/** Its step, and the project of its tests. */
	name: (typeof engineNames)[number];
	/** What its tests need to know; undefined where something of it is missing. */
	installed(): Environment | undefined;
	install(): Promise<boolean>;
	/** How a person installs it. */
	advice: string;
}

/** What the journeys in a browser need to know, which is installed where that can be done; undefined where there is none. */
export async function findForJourneys({
	name,
	installed,
	install,
}: JourneyBrowser): Promise<Environment | undefined> {
	const found = installed();
	if (found) return found;
	console.log(`Installing ${name} ...`);
	return (await install()) ? installed() : undefined;
}
