import { expect, onTestFinished, test } from 'vitest';
import { followAnswers } from '#features/consent/follow-answers.ts';
import { $cookieRejected, $showCookieBanner } from '#stores/consent.store.ts';

/** What a tab hears when another one leaves a receipt, whose cookies it may not see yet. */
function hear(key: string, revision: number, analytics: boolean): void {
	const newValue = JSON.stringify({ id: '1', revision, choices: { necessary: true, analytics }, time: '' });
	dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

test.each([
	['closes the bar', 'consent-receipt', 2, [false, true]],
	['to an older question leaves it open', 'consent-receipt', 1, [true, false]],
	['is no other thing that is stored', 'another', 2, [true, false]],
])('an answer in another tab %s', (_name, key, revision, state) => {
	$showCookieBanner.set(true);
	$cookieRejected.set(false);
	onTestFinished(followAnswers(2));
	hear(key, revision, false);
	expect([$showCookieBanner.get(), $cookieRejected.get()]).toEqual(state);
});
