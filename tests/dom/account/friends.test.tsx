import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Incoming } from '#features/account/friends/Invites.tsx';
import { formTexts } from '#i18n/form-texts.ts';
import account from '../../../i18n/en/account.json' with { type: 'json' };
import common from '../../../i18n/en/common.json' with { type: 'json' };
import errors from '../../../i18n/en/errors.json' with { type: 'json' };

afterEach(cleanup);

const { title: _, description: __, intro: ___, ...texts } = account.friends;
const area = {
	locale: 'en',
	form: formTexts(common.form, errors),
	area: account.area,
	termsVersion: 1,
} as const;
const props = { ...area, texts, act: () => {} };
const heading = () => screen.queryByRole('heading', { level: 2 });

test('invites that wait have a heading of their own only where there are some', () => {
	const { rerender } = render(<Incoming {...props} invites={[]} />);
	expect(heading()).toBeNull();
	const invite = { username: 'ines', displayName: 'Inês', online: false, expires: '2026-12-24T12:00:00Z' };
	rerender(<Incoming {...props} invites={[invite]} />);
	expect(heading()?.textContent).toContain(account.friends.incoming.title);
	expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a person has the same seal on every list, and few share one', () => {
	const sealOf = (username: string) => {
		const person = { username, displayName: 'Max', online: false, expires: '2026-12-24T12:00:00Z' };
		const { container, unmount } = render(<Incoming {...props} invites={[person]} />);
		const seal = container.querySelector('[data-tint]');
		const signs = `${seal?.getAttribute('data-tint')} ${seal?.querySelector('path')?.getAttribute('d')}`;
		unmount();
		return signs;
	};
	const people = ['ines', 'oskar', 'pavel', 'tomas', 'max1999', 'max2000'];
	const seals = people.map(sealOf);
	expect(people.map(sealOf)).toEqual(seals);
	expect(new Set(seals).size).toBeGreaterThan(4);
});
