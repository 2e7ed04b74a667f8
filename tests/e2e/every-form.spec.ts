import { expect, test } from '@playwright/test';
import common from '../../i18n/en/common.json' with { type: 'json' };
import { complaintsOf } from './account-support.ts';
import {
	controlOf,
	expectHolds,
	fillIn,
	forms,
	openForm,
	send,
	showForm,
	submitOf,
	translatePage,
} from './every-form-support.ts';

const { draft } = common.form;

for (const form of forms) {
	test.describe(`the form ${form.id}`, () => {
		test('[FX-02] holds what was typed after a reload, on the way back and when it is refused, and then is sent', async ({
			page,
		}) => {
			await openForm(page, form);
			await expect(page.getByText(draft.title)).toHaveCount(0);
			const values = await form.values();
			await fillIn(page, form, values);

			await page.reload();
			await showForm(page, form);
			await expect(page.getByText(draft.title)).toBeVisible();
			await expectHolds(page, form, values);

			await page.goto('/robots.txt');
			await page.goBack();
			await showForm(page, form);
			await expectHolds(page, form, values);

			await controlOf(page, form, form.required).fill('');
			await submitOf(page, form).click();
			await expect(controlOf(page, form, form.required)).toHaveAttribute('aria-invalid', 'true');
			const { [form.required]: _, ...others } = values;
			await expectHolds(page, form, others);

			await fillIn(page, form, values);
			await form.notStored?.(page);
			await send(page, form);
			await page.reload();
			await expect(page.getByText(draft.title)).toHaveCount(0);
		});

		test('[FX-03] is sent from a page that the browser translated, before and during use', async ({
			page,
		}) => {
			const complaints = complaintsOf(page);
			await openForm(page, form);
			await translatePage(page);
			await controlOf(page, form, form.required).fill('');
			await submitOf(page, form).click();
			await expect(controlOf(page, form, form.required)).toHaveAttribute('aria-invalid', 'true');
			const values = await form.values();
			await fillIn(page, form, values);
			await form.notStored?.(page);
			await send(page, form);
			expect(complaints).toEqual([]);
		});
	});
}
