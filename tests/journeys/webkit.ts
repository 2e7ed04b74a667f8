import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder } from 'selenium-webdriver';
import { freePort } from '../../sandbox/processes.ts';
import { endWithTests } from '../support/end-with-tests.ts';
import { eventually } from '../support/eventually.ts';
import { withFonts } from '../support/fonts.ts';
import { required } from '../support/required.ts';
import type { Engine } from './visitor.ts';
import { visitBy } from './webdriver.ts';

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

/** Starts the driver of WebKit as the system has it, and a display where there is none; each visitor has a browser. */
export async function startWebKit(): Promise<Engine> {
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
	const start = async () => await new Builder().usingServer(server).withCapabilities(capabilities).build();
	return {
		// WebKit takes none from http://localhost.
		keepsSecureCookies: false,
		visit: async (hasAnswered) => visitBy(await start(), hasAnswered),
		close: async () => {
			await end(driver);
			await end(screen);
		},
	};
}
