import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JobList } from '#features/careers/positions/JobList.tsx';
import type { PositionsProps } from '#features/careers/positions/positions-props.ts';
import { formTexts } from '#i18n/form-texts.ts';
import { interpolate } from '#lib/interpolate.ts';
import careers from '../../../i18n/en/careers.json' with { type: 'json' };
import common from '../../../i18n/en/common.json' with { type: 'json' };
import errors from '../../../i18n/en/errors.json' with { type: 'json' };
import { offer } from '../../support/job.ts';

const options = { team: [{ value: 'Art', label: 'Art', slug: 'art' }], location: [], type: [], category: [] };
let reads = 0;
const page: PositionsProps = {
	locale: 'en',
	offers: [],
	cities: { gent: 'Gent' },
	get options() {
		reads += 1;
		return options;
	},
	facets: [],
	path: '/careers/search',
	search: '/careers/search',
	texts: {
		list: careers.positions,
		filters: careers.filters,
		count: {},
		remote: 'Remote',
		opensNewTab: common.opensNewTab,
	},
	form: formTexts(common.form, errors),
};
const jobs = [offer({ id: '1', title: 'Animator' }), offer({ id: '2', title: 'Rigger' })];

test('a list is rendered anew for other jobs, and not for the same ones in another array', () => {
	const list = (shown: typeof jobs) => <JobList page={page} jobs={shown} isOnlySaved={false} />;
	const { rerender } = render(list(jobs));
	const before = reads;
	rerender(list([...jobs]));
	expect(reads).toBe(before);
	rerender(list(jobs.slice(1)));
	expect(screen.queryByText('Animator')).toBeNull();
	expect(
		screen.getByRole('button', { name: interpolate(careers.filters.save, { title: 'Rigger' }) }),
	).toBeTruthy();
});
