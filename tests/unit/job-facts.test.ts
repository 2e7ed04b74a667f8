import { expect, test } from 'vitest';
import { toEnd } from '#cms/fields.ts';
import { jobFacts } from '#i18n/job-facts.ts';

const texts = {
	teams: {},
	positionTypes: {},
	cities: {},
	timeZones: { quebec: 'America/Toronto', 'kuala-lumpur': 'Asia/Kuala_Lumpur', gent: 'Europe/Brussels' },
	remote: '',
	salary: { hour: '', day: '', week: '', month: '', year: '' },
};
const job = { team: 'Art', categories: [], positionType: 'Full-time', remote: false, description: '' };

const lastDayOf = (location: string, validThrough: string) => {
	const facts = jobFacts({ ...job, location, validThrough: new Date(validThrough) }, texts, 'en');
	return [facts.lastDay, facts.lastDate];
};

test.each([
	['quebec', '2026-12-19T04:59:59Z', 'December 18, 2026', '2026-12-18'],
	['gent', '2026-12-18T22:59:59Z', 'December 18, 2026', '2026-12-18'],
	['gent', '2026-12-18T23:30:00Z', 'December 19, 2026', '2026-12-19'],
	['kuala-lumpur', '2026-12-18T15:59:59Z', 'December 18, 2026', '2026-12-18'],
	['kuala-lumpur', '2026-12-18T16:00:00Z', 'December 19, 2026', '2026-12-19'],
	['nowhere', '2026-12-18T22:59:59Z', 'December 18, 2026', '2026-12-18'],
])('[FX-20] the last day of a job in %s that ends at %s is %s', (location, moment, day, date) => {
	expect(lastDayOf(location, moment)).toEqual([day, date]);
});

test.each(['quebec', 'kuala-lumpur', 'gent'] as const)(
	'[FX-20] a day without an hour is that day in %s',
	(location) => {
		const end = toEnd({ day: '2026-12-18' }, texts.timeZones[location]);
		expect(lastDayOf(location, end.toISOString())).toEqual(['December 18, 2026', '2026-12-18']);
	},
);
