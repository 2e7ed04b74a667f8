import { globSync } from 'node:fs';
import { installFromDebian, type JourneyBrowser, onPath } from './browser.ts';

/** The browser that comes with WebKitGTK, which stands in no folder of commands. */
const browser = () => globSync('/usr/lib{,64,exec}/{,*/}webkit*gtk-*/MiniBrowser')[0];

function installed() {
	const [driver, path, xvfb] = [onPath('WebKitWebDriver'), browser(), onPath('Xvfb')];
	if (!driver || !path || !(process.env.DISPLAY || xvfb)) return undefined;
	return { TEST_WEBKIT: driver, TEST_WEBKIT_BROWSER: path, TEST_XVFB: xvfb };
}

/** WebKitGTK as the system has it, on a display that nobody sees where there is none. */
export const webkit: JourneyBrowser = {
	name: 'webkit',
	installed,
	install: () => installFromDebian('webkit2gtk-driver', 'xvfb'),
	advice:
		'install WebKitWebDriver and MiniBrowser of WebKitGTK, and Xvfb (on Debian: apt-get install webkit2gtk-driver xvfb)',
};
