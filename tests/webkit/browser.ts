import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../sandbox/processes.ts';
import { endWithTests } from '../support/end-with-tests.ts';
import { eventually } from '../support/eventually.ts';
import { withFonts } from '../support/fonts.ts';
import { required } from '../support/required.ts';

/** WebKit as the system has it, spoken to by WebDriver. */
export interface WebKit {
	/** Starts a browser with a profile of its own. */
	start(): Promise<WebDriver>;
	close(): Promise<void>;
}

async function end(child: ChildProcess | undefined): Promise<void> {
	if (!child?.kill()) return;
	await once(child, 'exit');
}

/** A display that nobody sees, by the first number that is free. */
async function startDisplay(): Promise<[name: string, child: ChildProcess]> {
	const options = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
	const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
	const child = endWithTests(spawn(required('TEST_XVFB'), options, { stdio: [...stdio] }));
	const [number] = await once(child.stdio[3] as Readable, 'data');
	return [`:${String(number).trim()}`, child];
}

/** Starts the driver of WebKit, and a display where there is none. */
export async function startWebKit(): Promise<WebKit> {
	const [display, screen] = process.env.DISPLAY ? [process.env.DISPLAY] : await startDisplay();
	const port = await freePort();
	const env = { ...withFonts(), DISPLAY: display };
	const driver = endWithTests(spawn(required('TEST_WEBKIT'), [`--port=${port}`], { env, stdio: 'ignore' }));
	const server = `http://127.0.0.1:${port}`;
	// It refuses connections until it listens.
	await eventually(() => fetch(`${server}/status`));
	const options = { binary: required('TEST_WEBKIT_BROWSER'), args: ['--automation'] };
	const capabilities = {
		browserName: 'MiniBrowser',
		'webkitgtk:browserOptions': options,
	};
	return {
		start: async () => await new Builder().usingServer(server).withCapabilities(capabilities).build(),
		close: async () => {
			await end(driver);
			await end(screen);
		},
	};
}
