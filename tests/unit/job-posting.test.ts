import { expect, test } from 'vitest';
import type { CmsJob } from '#cms/collections/jobs.ts';
import type { Office } from '#cms/collections/offices.ts';
import { jobPosting } from '#components/shell/schema-org.ts';

const job: CmsJob = {
	...{ id: 'lever-1', title: 'Composer', team: 'Audio', location: 'gent', city: 'Gent', remote: false },
	...{ description: '<p>Rain.</p>', requirements: '', keywords: [], closed: false, countries: [] },
	publishedAt: new Date('2026-11-01T08:00:00Z'),
	categories: [],
};
const address = { street: 'Kaai 1', postalCode: '9000', locality: 'Gent', region: '', countryCode: 'BE' };
const gent = { slug: 'gent', address, coordinates: { lat: 51, lng: 4 } } as Office;

const said = (changes: Partial<CmsJob>, offices: Office[] = [gent]) =>
	JSON.parse(
		JSON.stringify(
			jobPosting(
				{ ...job, ...changes },
				{ offices, directApply: false },
				{ origin: 'https://a.example', address: '/' },
			),
		),
	);

test('[JB-02] says nothing to search engines that the ATS does not say', () => {
	const posting = said({ salary: { min: 900_000, max: 950_000, currency: 'EUR' } });
	expect(posting).not.toHaveProperty('validThrough');
	expect(posting).not.toHaveProperty('employmentType');
	expect(posting.baseSalary.value).toEqual({ '@type': 'QuantitativeValue', minValue: 9000, maxValue: 9500 });
	expect(said({ salary: { min: 1, max: 2, currency: 'EUR', per: 'week' } }).baseSalary.value.unitText).toBe(
		'WEEK',
	);
});

test('[JB-04] names a place without an office beside those that have one', () => {
	const { jobLocation } = said({ categories: [{ location: 'Lisbon', team: '' }], countries: ['Portugal'] });
	expect(jobLocation.map((place: { address: object }) => place.address)).toEqual([
		expect.objectContaining({ addressLocality: 'Gent', addressCountry: 'BE' }),
		{ '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'Portugal' },
	]);
});

test('[JB-03] calls remote work so, in the countries of its offices or else of the ATS', () => {
	const remote = said({ remote: true, location: 'Remote - Europe', countries: ['Spain'] }, []);
	expect(remote).not.toHaveProperty('jobLocation');
	expect(remote).toMatchObject({
		jobLocationType: 'TELECOMMUTE',
		applicantLocationRequirements: [{ '@type': 'Country', name: 'Spain' }],
	});
	expect(said({ remote: true, countries: ['Spain'] }).applicantLocationRequirements).toEqual([
		{ '@type': 'Country', name: 'BE' },
	]);
});
