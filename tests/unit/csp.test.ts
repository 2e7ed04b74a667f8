import { describe, expect, test } from 'vitest';
import { readThirdParties } from '#build/csp.ts';
import { readAnalytics } from '#contract/analytics.ts';
import { ConfigError } from '#contract/config.ts';

const base = {
	BOT_CHECK_SCRIPT_URL: 'https://bot.example/api.js',
	UPLOAD_URL: 'https://uploads.example',
};
const collector = {
	ANALYTICS: 'collector',
	ANALYTICS_ID: 'site',
	ANALYTICS_COLLECT_URL: 'https://hits.example/in',
};

describe('the third parties of a page', () => {
	test('have no analytics among them where none is configured', () => {
		for (const ANALYTICS of [undefined, '', 'none'])
			expect(readThirdParties({ ...collector, ...base, ANALYTICS })).toEqual({
				scripts: ['https://bot.example'],
				frames: ['https://bot.example'],
				connections: ['https://uploads.example'],
			});
	});

	test('may send hits to a collector, which runs no script', () => {
		const { scripts, connections } = readThirdParties({ ...base, ...collector });
		expect(scripts).toEqual(['https://bot.example']);
		expect(connections).toEqual(['https://uploads.example', 'https://hits.example']);
	});

	test('of a tag may run its script, and take hits where the provider takes them', () => {
		const { scripts, connections } = readThirdParties({ ...base, ANALYTICS: 'tag', ANALYTICS_ID: 'G-1' });
		expect(scripts).toEqual(['https://bot.example', 'https://www.googletagmanager.com']);
		expect(connections).toContain('https://*.google-analytics.com');
	});
});

describe('the analytics service', () => {
	test('is what the environment names', () => {
		expect(readAnalytics({})).toBeUndefined();
		expect(readAnalytics(collector)).toEqual({
			kind: 'collector',
			id: 'site',
			url: 'https://hits.example/in',
		});
	});

	test.each([
		[{ ANALYTICS: 'matomo' }, 'ANALYTICS is "matomo"; it should be none, tag or collector.'],
		[{ ANALYTICS: 'tag' }, 'ANALYTICS_ID is not set'],
		[{ ANALYTICS: 'tag', ANALYTICS_ID: 'G 1"' }, 'ANALYTICS_ID is "G 1"'],
		[{ ...collector, ANALYTICS_COLLECT_URL: '/hits' }, 'ANALYTICS_COLLECT_URL is "/hits"'],
	])('is refused as %j', (environment, message) => {
		expect(() => readAnalytics(environment)).toThrow(ConfigError);
		expect(() => readAnalytics(environment)).toThrow(message);
	});
});
