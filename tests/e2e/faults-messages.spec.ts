import { expect, test } from '@playwright/test';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import es from '../../i18n/es/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/errors.json' with { type: 'json' };
import { type ErrorCode, errorCodes } from '../../src/contract/codes.ts';
import { sample } from '../support/full.ts';
import { complaintsOf } from './account-support.ts';
import { json } from './shell-support.ts';

const locales = [
	{ prefix: '', texts: en },
	{ prefix: '/fr', texts: fr },
	{ prefix: '/es', texts: es },
];

/** As many as a page may have to say at once, and more. */
const many = 10;
const codes = sample(errorCodes, 3 * many);
const portions = Array.from({ length: Math.ceil(codes.length / many) }, (_, index) =>
	codes.slice(index * many, (index + 1) * many),
);

for (const { prefix, texts } of sample(locales)) {
	test(`R19 a form in ${prefix || '/'} renders each code of an error in its words`, async ({ page }) => {
		test.setTimeout(180_000);
		const complaints = complaintsOf(page);
		let messages: readonly string[] = [];
		await page.route('**/api/account/forgot-password', (route) =>
			route.fulfill(json(422, { messages, requestId: '1' })),
		);
		await page.clock.install();
		await page.goto(`${prefix}/account/forgot-password`);
		await expect(page.locator('#forgot button[type=submit]')).toBeEnabled();
		const field = page.locator('#forgot-username');
		await field.fill('mira');
		for (messages of portions) {
			// By keyboard: a pointer that rests on a message keeps it.
			await field.press('Enter');
			await expect(page.locator('#forgot').getByRole('alert').locator('p')).toHaveText(
				messages.map((code) => texts.msg[code as ErrorCode]),
			);
		}
		expect(portions.length).toBeGreaterThan(2);
		expect(complaints).toEqual([]);
	});
}
