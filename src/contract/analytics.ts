import { readConfig } from './config.ts';

type Environment = Record<string, string | undefined>;

/** What pages know of the analytics service; they talk to it only once the visitor allows it. */
export type Analytics =
	| {
			kind: 'tag' | 'collector' | 'plausible';
			/** The site's public id there. */
			id: string;
			/** Where a tag's script is, or where the others take hits. */
			url: string;
	  }
	| {
			kind: 'matomo';
			id: string;
			/** Where its script is. */
			url: string;
			/** Where it takes hits. */
			hitsUrl: string;
	  };

const plausibleCloud = 'https://plausible.io/api/event';
const googleTag = 'https://www.googletagmanager.com/gtag/js';

const readHitsUrl = (environment: Environment) =>
	readConfig(environment, ['ANALYTICS_COLLECT_URL']).ANALYTICS_COLLECT_URL;
const readScriptUrl = (environment: Environment) =>
	readConfig(environment, ['ANALYTICS_SCRIPT_URL']).ANALYTICS_SCRIPT_URL;

function readMatomo(id: string, environment: Environment): Analytics {
	const hitsUrl = readHitsUrl(environment);
	const url = readScriptUrl(environment) ?? new URL('matomo.js', hitsUrl).href;
	return { kind: 'matomo', id, url, hitsUrl };
}

/** The analytics service of an environment, if it names one. Throws ConfigError where that one lacks its id or address. */
export function readAnalytics(environment: Environment): Analytics | undefined {
	const { ANALYTICS: kind } = readConfig(environment, ['ANALYTICS']);
	if (kind === 'none') return undefined;
	const { ANALYTICS_ID: id } = readConfig(environment, ['ANALYTICS_ID']);
	if (kind === 'matomo') return readMatomo(id, environment);
	if (kind === 'tag') return { kind, id, url: readScriptUrl(environment) ?? googleTag };
	if (kind === 'plausible' && !environment.ANALYTICS_COLLECT_URL) return { kind, id, url: plausibleCloud };
	return { kind, id, url: readHitsUrl(environment) };
}
