import { existsSync, writeFileSync } from 'node:fs';
import { type BrowserContext, chromium } from '@playwright/test';

const { MUTANT = '0', MUTANTS_REACHED: folder } = process.env;

/** Tells every page which change is made, or has it tell which ones it reaches. */
async function tell(context: BrowserContext): Promise<void> {
	await context.addInitScript((mutant) => Object.assign(globalThis, { mutant }), Number(MUTANT));
	if (!folder) return;
	await context.exposeBinding('reachMutant', (_, number: number) => {
		if (!existsSync(`${folder}/${number}`)) writeFileSync(`${folder}/${number}`, '');
	});
}

// Every browser of a test comes from here, and every page from one of its contexts.
const launch = chromium.launch.bind(chromium);
chromium.launch = async (options) => {
	const browser = await launch(options);
	const newContext = browser.newContext.bind(browser);
	browser.newContext = async (contextOptions) => {
		const context = await newContext(contextOptions);
		await tell(context);
		return context;
	};
	return browser;
};
