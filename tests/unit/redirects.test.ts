import { expect, test } from 'vitest';
import { redirects } from '#build/redirects.ts';
import { regionalPage } from '#site.config';

const { path } = regionalPage;
const rulesOf = (regionalSite?: string) =>
	redirects({ prefixes: ['/fr', '/es'], siteUrl: 'https://studio.example', regionalSite });
const regional = (site?: string) => rulesOf(site).find(({ from }) => from === path);

test('the unprefixed address of the regional page leads to its own site', () => {
	expect(regional('https://quebec.studio.example')).toEqual({
		from: path,
		to: 'https://quebec.studio.example',
		status: 302,
	});
});

test('where there is no such site it leads to the page here, and nothing else changes', () => {
	expect(regional()).toEqual({ from: path, to: `/en${path}`, status: 302 });
	const others = (site?: string) => rulesOf(site).filter(({ from }) => from !== path);
	expect(others()).toEqual(others('https://quebec.studio.example'));
});

test('[FX-39] password managers are led to the form that changes a password', () => {
	const rule = rulesOf().find(({ from }) => from === '/.well-known/change-password');
	expect(rule).toEqual({ from: '/.well-known/change-password', to: '/account?change=password', status: 302 });
});
