import { readAnalytics } from '#contract/analytics.ts';
import { readConfig } from '#contract/config.ts';
import type { ThirdParties } from './csp.ts';

/** Where a provider's script loads its other parts from. */
const companions: Record<string, string[]> = {
	'https://www.google.com': ['https://www.gstatic.com'],
	'https://www.recaptcha.net': ['https://www.gstatic.com'],
};

/** Where a provider's script sends what it counts. */
const counters: Record<string, string[]> = {
	'https://www.googletagmanager.com': [
		'https://*.google-analytics.com',
		'https://*.analytics.google.com',
		'https://*.googletagmanager.com',
	],
};

const originOf = (address: string) => new URL(address).origin;

/** The origins beside its own that pages may talk to: those that the environment names, and what belongs to them. */
export function thirdParties(environment: Record<string, string | undefined>): ThirdParties {
	const config = readConfig(environment, ['BOT_CHECK_SCRIPT_URL', 'UPLOAD_URL', 'MAPS_URL']);
	const botCheck = originOf(config.BOT_CHECK_SCRIPT_URL);
	const analytics = readAnalytics(environment);
	const counter = analytics ? [originOf(analytics.url)] : [];
	return {
		scripts: [botCheck, ...(companions[botCheck] ?? []), ...(analytics?.kind === 'tag' ? counter : [])],
		frames: [botCheck, ...(config.MAPS_URL ? [originOf(config.MAPS_URL)] : [])],
		connections: [
			originOf(config.UPLOAD_URL),
			...counter.flatMap((origin) => [origin, ...(counters[origin] ?? [])]),
		],
	};
}
