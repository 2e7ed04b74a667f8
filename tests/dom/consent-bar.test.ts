import { beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '#lib/browser/cookie.ts';

/** Runs the script of a page whose question has the revision 2, with modules of its own. */
async function openPage(): Promise<void> {
	vi.resetModules();
	document.documentElement.dataset.consentRevision = '2';
	document.body.innerHTML = `<template id="consent"><section id="consent-bar" tabindex="-1">
		<input type="checkbox"><button data-answer="accept">A</button><button data-answer="confirm">C</button>
	</section></template><main id="content" tabindex="-1"></main><a href="/cookies" data-cookie-settings>Settings</a>`;
	await import('#features/consent/consent.client.ts');
}

const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector);
const bar = () => find('#consent-bar');

/** What a tab hears when another one leaves a receipt, whose cookies it may not see yet. */
function hear(key: string, revision: number): void {
	const newValue = JSON.stringify({
		id: '1',
		revision,
		choices: { necessary: true, analytics: false },
		time: '',
	});
	dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const showAgain = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const request = vi.fn<typeof fetch>();

beforeEach(() => {
	for (const name of ['consent', 'analytics']) writeCookie(name, '', 0);
	request.mockReset().mockRejectedValue(new TypeError('offline'));
	vi.stubGlobal('fetch', request);
});

test.each([
	['closes the bar', 'consent-receipt', 2, false],
	['to an older question leaves it open', 'consent-receipt', 1, true],
	['is no other thing that is stored', 'another', 2, true],
])('an answer in another tab %s', async (_name, key, revision, isOpen) => {
	await openPage();
	hear(key, revision);
	expect(bar() !== null).toBe(isOpen);
});

test('an answer on a page that the visitor comes back from closes the bar of a page in the back-forward cache', async () => {
	await openPage();
	writeCookie('consent', '2', 60);
	showAgain(false);
	expect(bar()).not.toBeNull();
	showAgain(true);
	expect(bar()).toBeNull();
});

test.each([
	['accept', true, true],
	['confirm', false, false],
	['confirm', true, true],
])(
	'%s with the box ticked %s is a receipt of analytics %s, under its own key',
	async (said, isTicked, analytics) => {
		await openPage();
		const box = find<HTMLInputElement>('#consent-bar input');
		if (box) box.checked = isTicked;
		find(`[data-answer=${said}]`)?.click();
		expect(bar()).toBeNull();
		const [address, { method, body, keepalive, headers } = {}] = request.mock.lastCall ?? [];
		expect([address, method, keepalive]).toEqual(['/api/consents', 'POST', true]);
		expect(JSON.parse(String(body))).toEqual({ revision: 2, choices: { necessary: true, analytics } });
		const { id } = JSON.parse(localStorage.getItem('consent-receipt') ?? '{}');
		expect(new Headers(headers).get('Idempotency-Key')).toBe(id);
	},
);

test('the second press of a double click answers nothing', async () => {
	await openPage();
	find('[data-answer=confirm]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
	expect(bar()).not.toBeNull();
	expect(request).not.toHaveBeenCalled();
});

test('an answer leads the focus out of the bar: to where it was asked for, or else to the content', async () => {
	await openPage();
	find('[data-answer=accept]')?.focus();
	find('[data-answer=accept]')?.click();
	expect(document.activeElement?.id).toBe('content');
	find('[data-cookie-settings]')?.click();
	expect(document.activeElement).toBe(bar());
	expect(find<HTMLInputElement>('#consent-bar input')?.checked).toBe(true);
	find('[data-answer=accept]')?.click();
	expect(document.activeElement?.hasAttribute('data-cookie-settings')).toBe(true);
});

test('an answer whose focus is elsewhere leaves it there', async () => {
	await openPage();
	find('[data-cookie-settings]')?.focus();
	hear('consent-receipt', 2);
	expect(document.activeElement?.hasAttribute('data-cookie-settings')).toBe(true);
});
