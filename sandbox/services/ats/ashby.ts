import { type BoardJob, toMajor, toUuid } from './jobs.ts';

const employmentTypes: Record<string, string> = {
	Contract: 'Contract',
	Freelance: 'Contract',
	'Full-time': 'FullTime',
	Internship: 'Intern',
	'Part-time': 'PartTime',
	Playtest: 'Temporary',
};

function toCompensation(salary: NonNullable<BoardJob['salary']>) {
	const { min, max, currency, per } = salary;
	const component = {
		...{ compensationType: 'Salary', interval: `1 ${per.toUpperCase()}`, currencyCode: currency },
		...{ minValue: toMajor(min), maxValue: toMajor(max) },
	};
	return { compensationTiers: [{ title: 'Pay', components: [component] }], summaryComponents: [component] };
}

/** A posting as Ashby's Job Postings API gives it with `includeCompensation`. */
export function toAshby({ id, title, places, salary, ...job }: BoardJob) {
	const [first, ...others] = places;
	return {
		id: toUuid(id),
		title,
		department: 'Studio',
		team: job.team,
		employmentType: employmentTypes[job.positionType],
		location: first?.city,
		secondaryLocations: others.map(({ city, country }) => ({
			location: city,
			address: { addressLocality: city, addressCountry: country },
		})),
		address: { postalAddress: { addressLocality: first?.city, addressCountry: first?.country } },
		publishedAt: job.publishedAt,
		isListed: true,
		isRemote: job.remote,
		workplaceType: job.remote ? 'Remote' : 'OnSite',
		descriptionHtml: `${job.description}<h2>What we look for</h2>${job.requirements}`,
		jobUrl: job.applyUrl,
		applyUrl: job.applyUrl,
		...(salary && { compensation: toCompensation(salary) }),
	};
}
