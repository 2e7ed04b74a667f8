import { expect, test } from 'vitest';
import { locales } from '#contract/locales.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { jobAlertTexts } from '#services/forms/alerts/jobs/texts.ts';
import en from '../../../i18n/en/careers.json' with { type: 'json' };
import es from '../../../i18n/es/careers.json' with { type: 'json' };
import fr from '../../../i18n/fr/careers.json' with { type: 'json' };

const shown = { en, fr, es };
const job = { title: 'Composer', city: 'Gent' };

test.each(locales)('the page of job alerts shows what their mails are called: %s', (locale) => {
	const mail = jobAlertTexts[locale].job({ ...job, link: '/', stopLink: '/' });
	expect(interpolate(shown[locale].alerts.example.subject, job)).toBe(mail.subject);
});
