import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import * as upstream from '#contract/upstream-submissions.ts';
import { expectNone, type Source, sources } from './support.ts';

const functions = sources(['functions'], ['.ts']);
const listed: readonly Endpoint[] = upstream.submissions;
const declared = Object.entries(upstream).filter(([, value]) => listed.includes(value as Endpoint));

/** The only code that reaches the CMS beside reading content; the others read its address for a reason of their own. */
const gate = 'functions/_lib/upstream/cms-service.ts';
const reasons: Record<string, string> = {
	[gate]: 'hands over what is declared',
	'functions/_lib/http/env.ts': 'reads the configuration',
	'functions/_lib/upstream/health.ts': 'asks whether it is there',
};

/** Files of functions that know how to reach the CMS past the one that hands over what is declared. */
const passing = (all: readonly Source[]) =>
	all.filter(({ path, text }) => !(path in reasons) && /\bCMS_(?:URL|TOKEN)\b/.test(text));

/** What functions hand over, by the names that they call it by. */
const handedOver = (all: readonly Source[]) =>
	all
		.filter(({ path }) => path !== gate)
		.flatMap(({ path, text }) =>
			[...text.matchAll(/\b(?:forwardToCms\(|submission:)\s*([\w.]+)/g)].map(([, name = '']) => ({
				path,
				name,
			})),
		);

function undeclared(all: readonly Source[], names: readonly string[]): string[] {
	return handedOver(all)
		.filter(({ name }) => !names.includes(name))
		.map(({ path, name }) => `${path} hands over ${name}, which is not listed`);
}

function unused(all: readonly Source[], names: readonly string[]): string[] {
	const used = new Set(handedOver(all).map(({ name }) => name));
	return names.filter((name) => !used.has(name)).map((name) => `${name} is handed over by no function`);
}

const names = declared.map(([name]) => name);

describe('what functions hand to the CMS', () => {
	test('is listed by the contract, each call once', () => {
		expect(names).toHaveLength(listed.length);
		const paths = listed.map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
	});

	test('is what the list has, no more and no less', () => {
		const instead = 'Declare it in src/contract/upstream-submissions.ts and hand it over by that name.';
		expectNone([...undeclared(functions, names), ...unused(functions, names)], instead);
	});

	test('goes through one file', () => {
		const problems = passing(functions).map(({ path }) => `${path} knows where the CMS is`);
		expectNone(
			problems,
			`Hand it over through ${gate}, and declare it in src/contract/upstream-submissions.ts.`,
		);
	});

	test('has no bot-check token in it', () => {
		for (const { request } of listed) expect(Object.keys(request.entries ?? {})).not.toContain('captcha');
	});
});

describe('the rules themselves', () => {
	const file = (text: string, path = 'functions/a.ts') => [{ path, text }];

	test('a call of its own to the CMS is found, and a gate is not', () => {
		expect(passing(file('const url = config.CMS_URL;'))).toHaveLength(1);
		expect(passing(file('config.CMS_TOKEN', gate))).toEqual([]);
	});

	test('what is not listed, and what is listed for nobody, is found', () => {
		const text = 'route(a, forwardToCms(keepA)); writeToCms({ submission: keepB, input }, call)';
		expect(undeclared(file(text), ['keepA'])).toEqual([
			'functions/a.ts hands over keepB, which is not listed',
		]);
		expect(unused(file(text), ['keepA', 'keepB', 'keepC'])).toEqual(['keepC is handed over by no function']);
	});
});
