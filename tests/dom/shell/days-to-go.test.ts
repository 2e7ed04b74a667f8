import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers({ now: new Date('2027-04-05T09:00:00Z') });
});
afterEach(() => {
	vi.useRealTimers();
});

/** What stands beside the date of a game that comes out at a moment. */
async function shownFor(until: string, language: string): Promise<string> {
	document.documentElement.lang = language;
	document.body.innerHTML = `<span data-until="${Date.parse(until)}"></span>`;
	await import('#features/games/days-to-go.client.ts');
	return document.querySelector('span')?.textContent ?? '';
}

test.each([
	['2027-04-15T15:00:00Z', 'en', 'in 11 days'],
	['2027-04-15T15:00:00Z', 'fr', 'dans 11 jours'],
	['2027-04-06T08:00:00Z', 'es', 'dentro de 1 día'],
	['2027-04-05T08:00:00Z', 'en', ''],
])('a game that comes out at %s has in %s beside its date: %s', async (until, language, words) => {
	expect(await shownFor(until, language)).toBe(words);
});
