import { readConfig } from './config.ts';

/** What pages know of the analytics service; they talk to it only once the visitor allows it. */
export interface Analytics {
	kind: 'tag' | 'collector';
	/** The site's public id there. */
	id: string;
	/** Where a tag's script is, or where a collector takes hits. */
	url: string;
}

/** The analytics service of an environment, if it names one. Throws ConfigError where that one lacks its id or address. */
export function readAnalytics(environment: Record<string, string | undefined>): Analytics | undefined {
	const { ANALYTICS: kind } = readConfig(environment, ['ANALYTICS']);
	if (kind === 'none') return undefined;
	const address = kind === 'tag' ? 'ANALYTICS_SCRIPT_URL' : 'ANALYTICS_COLLECT_URL';
	const { ANALYTICS_ID: id, [address]: url } = readConfig(environment, ['ANALYTICS_ID', address]);
	return { kind, id, url };
}

const secret = /^\/(?:account|status|careers\/alerts|(?:careers|playtests)\/withdraw)(?:\/|$)/;

/** Whether the page at a path without its language may be counted: what has names and codes in its address is nobody's business. */
export function isCountedPath(path: string): boolean {
	return !secret.test(path);
}
