import { expect, test } from '@playwright/test';
import { locales } from '#contract/locales.ts';
import en from '../../i18n/en/errors.json' with { type: 'json' };
import es from '../../i18n/es/errors.json' with { type: 'json' };
import fr from '../../i18n/fr/errors.json' with { type: 'json' };
import { clearFaults, setFaults } from '../support/control.ts';
import { sample } from '../support/full.ts';
import { complaintsOf } from './account-support.ts';
import { doAll, flows, open, setScene } from './every-flow-support.ts';
import { translatePage } from './every-form-support.ts';

/** What players do about signing in and about who sees what, each in every language, by keyboard alone. */
const errors = { en, fr, es };
const cases = flows.flatMap((flow) => locales.map((locale) => ({ flow, locale })));

test.afterEach(clearFaults);

for (const { flow, locale } of sample(cases)) {
	test(`[SI-03] [SI-04] [SI-05] [SI-06] ${flow.id} outlasts a service that is down in the middle, on a translated page (${locale})`, async ({
		page,
		browser,
	}) => {
		const complaints = complaintsOf(page);
		const scene = await setScene(flow, { page, locale, browser });
		await open(flow, scene);
		await translatePage(page);
		await flow.walk(scene, () => setFaults({ service: 'account', path: flow.call, mode: 'status:503' }));
		const why = page.getByText(errors[locale].msg.SERVICE_TEMPORARILY_UNAVAILABLE);
		await expect(why.first()).toBeVisible();
		await clearFaults();
		await (flow.retry ?? flow.walk)(scene);
		await flow.goOn?.(scene);
		await flow.expectDone(scene);
		await flow.expectElsewhere(scene);
		expect(complaints).toEqual([]);
		await scene.close();
	});

	test(`[SI-03] [SI-04] [SI-05] [SI-06] ${flow.id} is done as well where a second tab was quicker (${locale})`, async ({
		page,
		browser,
	}) => {
		const scene = await setScene(flow, { page, locale, browser });
		await open(flow, scene);
		const second = { ...scene, page: await page.context().newPage() };
		await open(flow, second);
		await (flow.inSecondTab ?? ((there) => doAll(flow, there)))(second);
		await second.page.close();
		await (flow.afterSecondTab ?? flow.walk)(scene);
		await flow.expectDone(scene);
		await scene.close();
	});
}
