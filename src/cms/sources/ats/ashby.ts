import * as v from 'valibot';
import { createSource } from './board.ts';
import {
	listOf,
	number,
	type Pay,
	type Posting,
	partOf,
	postingId,
	present,
	toMinor,
	words,
} from './postings.ts';

const component = v.object({
	compensationType: words,
	interval: words,
	currencyCode: words,
	minValue: number,
	maxValue: number,
});

const address = partOf({ postalAddress: partOf({ addressCountry: words }) });

const posting = v.object({
	id: postingId,
	title: words,
	department: words,
	team: words,
	employmentType: words,
	location: words,
	secondaryLocations: listOf(v.object({ location: words, address: partOf({ addressCountry: words }) })),
	address,
	publishedAt: words,
	isListed: v.fallback(v.optional(v.boolean(), true), true),
	isRemote: v.fallback(v.optional(v.boolean(), false), false),
	workplaceType: words,
	descriptionHtml: words,
	jobUrl: words,
	applyUrl: words,
	shouldDisplayCompensationOnJobPostings: v.fallback(v.optional(v.boolean(), true), true),
	compensation: partOf({
		summaryComponents: listOf(component),
		compensationTiers: listOf(v.object({ components: listOf(component) })),
	}),
});
type AshbyPosting = v.InferOutput<typeof posting>;

/** The salary of the summary, else of the first tier that names one; equity and bonuses are none. */
function payOf({ compensation, shouldDisplayCompensationOnJobPostings }: AshbyPosting): Pay | undefined {
	const { summaryComponents = [], compensationTiers = [] } = compensation ?? {};
	const all = [...summaryComponents, ...compensationTiers.flatMap(({ components }) => components)];
	const found = all.find(({ compensationType }) => compensationType === 'Salary');
	const { minValue: min, maxValue: max, currencyCode: currency, interval } = found ?? {};
	if (!shouldDisplayCompensationOnJobPostings || min === undefined || max === undefined || !currency)
		return undefined;
	const per = /^1 (hour|day|week|month|year)$/i.exec(interval ?? '')?.[1]?.toLowerCase() as Pay['per'];
	return { min: toMinor(min, currency), max: toMinor(max, currency), currency, per };
}

function toPosting(given: AshbyPosting): Posting {
	const { workplaceType, secondaryLocations, address: first } = given;
	const others = secondaryLocations.map(({ address: other }) => other?.addressCountry);
	return {
		id: given.id,
		title: given.title,
		description: given.descriptionHtml,
		applyUrl: given.applyUrl ?? given.jobUrl,
		publishedAt: given.publishedAt,
		places: present(given.location, ...secondaryLocations.map(({ location }) => location)),
		teams: [present(given.team, given.department)],
		type: given.employmentType,
		remote: workplaceType ? workplaceType === 'Remote' : given.isRemote,
		salary: payOf(given),
		countries: present(first?.postalAddress?.addressCountry, ...others),
	};
}

const answer = v.object({ jobs: v.array(v.unknown()) });
/** One that is not listed can be reached by its address at Ashby alone. */
const isListed = (given: unknown) => (Object(given) as { isListed?: unknown }).isListed !== false;

/** A job board of Ashby, by its Job Postings API, which gives all jobs at once and none alone. */
export const source = createSource({
	name: 'Ashby',
	schema: posting,
	toPosting,
	address: ({ url, board }) =>
		`${url}/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
	async list(url, read) {
		const { jobs } = v.parse(answer, await read(url));
		return jobs.filter(isListed);
	},
	givesAllOnly: true,
});
