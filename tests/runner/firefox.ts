import { installFromDebian, onPath } from './browser.ts';

const installed = () => onPath('firefox-esr', 'firefox');

/** Firefox as the system has it, installed where that can be done; undefined where there is none. */
export async function findFirefox(): Promise<string | undefined> {
	const found = installed();
	if (found) return found;
	console.log('Installing Firefox ...');
	return (await installFromDebian('firefox-esr')) ? installed() : undefined;
}
