import { required } from '../support/required.ts';
import { startPuppeteer } from './puppeteer.ts';
import type { Engine, engineNames } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const engines: Record<(typeof engineNames)[number], () => Promise<Engine>> = {
	chromium: () => startPuppeteer('chrome', required('TEST_CHROMIUM')),
	firefox: () => startPuppeteer('firefox', required('TEST_FIREFOX')),
	webkit: startWebKit,
};

/** Starts the engine that the tests of this process are for. */
export const startEngine = (): Promise<Engine> => engines[required('TEST_ENGINE') as keyof typeof engines]();
