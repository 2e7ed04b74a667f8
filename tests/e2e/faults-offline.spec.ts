import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import errors from '../../i18n/en/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { overlay } from './shell-support.ts';

/** The forms that anybody may fill in. */
const forms: [address: string, id: string][] = [
	['/account/login', 'login'],
	['/account/create', 'create'],
	['/account/forgot-password', 'forgot'],
	['/account/resend-verification', 'resend'],
	['/contact', 'contact'],
	['/support/report', 'report'],
	['/support/feedback', 'feedback'],
	['/careers/open-application', 'application'],
	['/careers/2004#apply', 'application'],
	['/careers/alerts', 'alerts'],
	['/careers/withdraw?reference=A-22222222&token=AAAAA-AAAAA-AAAAA-AAAAA', 'withdrawal'],
	['/playtests/withdraw?reference=P-22222222&token=AAAAA-AAAAA-AAAAA-AAAAA', 'withdrawal'],
];

const typing = 'input:is([type=text], [type=email], [type=password], [type=tel], :not([type])), textarea';

/** Types something into every field that takes text; gives what then stands in each control. */
async function typeEverywhere(form: Locator): Promise<unknown> {
	for (const field of await form.locator(typing).all())
		if (await field.isEditable()) await field.fill('Typed7here');
	return valuesOf(form);
}

const valuesOf = (form: Locator) =>
	form.locator('input, textarea, select').evaluateAll((controls) =>
		controls.map((control) => {
			const { id, value, checked } = control as HTMLInputElement;
			return [id, value, checked];
		}),
	);

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
	await context.setOffline(true);
	await page.evaluate(() => dispatchEvent(new Event('offline')));
}

async function comeBack(page: Page, context: BrowserContext): Promise<void> {
	await context.setOffline(false);
	await page.evaluate(() => dispatchEvent(new Event('online')));
}

for (const [address, id] of sample(forms)) {
	test(`R10 ${address} keeps what was typed while offline, sends nothing and works again`, async ({
		page,
		context,
	}) => {
		const sent: string[] = [];
		// The login page asks for a challenge once it is used, so that the browser can offer passkeys.
		const isOfForm = (url: string) => !url.endsWith('/login/passkey/options');
		page.on(
			'request',
			(request) => request.method() === 'POST' && isOfForm(request.url()) && sent.push(request.url()),
		);
		await page.goto(address);
		const form = page.locator(`form#${id}`);
		const submit = form.locator('button[type=submit]');
		await form.locator('input, textarea').first().focus();
		await expect(submit).toBeEnabled();
		const typed = await typeEverywhere(form);
		await goOffline(page, context);
		await expect(submit).toHaveAttribute('aria-disabled', 'true');
		await expect(form.getByText(errors.page.offline)).toBeVisible();
		await submit.click({ force: true });
		await form.locator('input').first().press('Enter');
		await expect(overlay(page)).toBeHidden();
		expect(await valuesOf(form)).toEqual(typed);
		await comeBack(page, context);
		await expect(submit).toHaveAttribute('aria-disabled', 'false');
		expect(await valuesOf(form)).toEqual(typed);
		expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
	});
}
