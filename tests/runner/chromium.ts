import { installedChromium, installFromDebian, type JourneyBrowser } from './browser.ts';

function installed() {
	const path = installedChromium();
	return path ? { TEST_CHROMIUM: path } : undefined;
}

/** Chromium with all that it has: without a window it keeps no page for the way back. */
export const chromium: JourneyBrowser = {
	name: 'chromium',
	installed,
	install: () => installFromDebian('chromium'),
	advice: 'install it so that chromium is on PATH (on Debian: apt-get install chromium)',
};
