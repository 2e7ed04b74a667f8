import { installFromDebian, type JourneyBrowser, onPath } from './browser.ts';

function installed() {
	const path = onPath('firefox-esr', 'firefox');
	return path ? { TEST_FIREFOX: path } : undefined;
}

/** Firefox as the system has it. */
export const firefox: JourneyBrowser = {
	name: 'firefox',
	installed,
	install: () => installFromDebian('firefox-esr'),
	advice: 'install it so that firefox is on PATH (on Debian: apt-get install firefox-esr)',
};
