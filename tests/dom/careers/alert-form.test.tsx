import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { AlertForm } from '#features/jobs/alerts/AlertForm.tsx';
import { formTexts } from '#i18n/form-texts.ts';
import careers from '../../../i18n/en/careers.json' with { type: 'json' };
import common from '../../../i18n/en/common.json' with { type: 'json' };
import errors from '../../../i18n/en/errors.json' with { type: 'json' };

const { alerts, filters } = careers;
const form = (
	<AlertForm
		locale="en"
		texts={alerts}
		form={formTexts(common.form, errors)}
		select={{ clear: filters.any, none: filters.noOptions, opensNewTab: common.opensNewTab }}
		all={filters.all}
		places={[
			{ name: 'gent', display: 'Gent' },
			{ name: 'quebec', display: 'Quebec' },
		]}
		teams={[{ name: 'Art', display: 'Art' }]}
		botCheck={{ kind: 'recaptcha', siteKey: '', version: 'v3', scriptUrl: '' }}
		onAsked={() => {}}
	/>
);
let root: Root;

afterEach(async () => {
	await act(async () => root.unmount());
	document.body.replaceChildren();
	history.replaceState(null, '', '/');
});

test('what is typed before scripts come stays beside the filters of the address, and the focus too', async () => {
	history.replaceState(null, '', '/careers/alerts?location=gent');
	document.body.innerHTML = `<div>${renderToString(form)}</div>`;
	const email = screen.getByLabelText<HTMLInputElement>(/E-mail address/);
	email.value = 'mira@players.example';
	email.focus();
	await act(async () => {
		root = hydrateRoot(document.body.firstElementChild as Element, form);
	});
	expect(document.activeElement).toBe(email);
	expect(screen.getByLabelText<HTMLInputElement>(/E-mail address/).value).toBe('mira@players.example');
	expect(document.querySelector('#alerts-location')?.textContent).toContain('Gent');
	expect(document.querySelector('#alerts-team')?.textContent).toContain(filters.all.team);
});
