import type { CmsJob, JobPosting } from '#cms/collections/jobs.ts';
import type { Office } from '#cms/collections/offices.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { type FactTexts, type JobFacts, jobFacts, noOffice } from '#i18n/job-facts.ts';
import { texts } from '#i18n/texts.ts';
import { templateToken } from '#lib/template-mark.ts';
import type { Jobs } from './job-facets.ts';

/** What a job page says, of an offer or of any: a function fills the tokens of a template. */
export interface JobPageData {
	id: string;
	title: string;
	/** The language of its texts. */
	lang: string;
	/** The languages that it may be written in where it is not translated. */
	onlyIn: Locale[];
	facts: JobFacts;
	description: string;
	requirements: string;
	/** What the job-posting provider adds. */
	sections: JobPosting['sections'];
	/** Where to apply, if not here. */
	applyUrl: string;
	isTemplate: boolean;
}

/** The words that facts are told in, of every offer. */
export function factTexts({ locale, offices }: Omit<Jobs, 'offers'>): FactTexts {
	const { teams, positionTypes, location } = texts(locale, 'site');
	return {
		teams,
		positionTypes,
		cities: Object.fromEntries(offices.map(({ slug, city }) => [slug, city])),
		remote: location.remote,
		salary: texts(locale, 'careers').job.salary,
	};
}

/** The job page of an offer. */
export function toJobPage(offer: CmsJob, posting: JobPosting | null, jobs: Jobs): JobPageData {
	const { locale } = jobs;
	return {
		id: offer.id,
		title: offer.title,
		lang: offer.locale ?? locale,
		onlyIn: offer.locale && offer.locale !== locale ? [offer.locale] : [],
		facts: jobFacts(offer, factTexts(jobs), locale),
		description: offer.description,
		requirements: offer.requirements,
		sections: posting?.sections ?? [],
		applyUrl: posting?.applyUrl ?? '',
		isTemplate: false,
	};
}

/** The job page of any offer, with tokens that functions/job-page.ts fills. */
export function templateJob(locale: Locale): JobPageData {
	return {
		id: templateToken('id'),
		title: templateToken('title'),
		lang: templateToken('lang'),
		onlyIn: locales.filter((other) => other !== locale),
		facts: {
			place: templateToken('place'),
			team: templateToken('team'),
			type: templateToken('type'),
			remote: templateToken('remote'),
			salary: templateToken('salary'),
			lastDay: templateToken('lastDay'),
			lastDate: templateToken('lastDate'),
			summary: templateToken('summary'),
		},
		description: templateToken('description'),
		requirements: templateToken('requirements'),
		sections: [{ title: templateToken('sectionTitle'), html: templateToken('sectionHtml') }],
		applyUrl: templateToken('applyUrl'),
		isTemplate: true,
	};
}

/** One template for each office, and one without; each with the newest offers there, or anywhere. */
export function templates({ offers, ...rest }: Jobs) {
	const template = (name: string, office: Office | undefined) => {
		const there = offers.filter(({ location }) => !office || location === office.slug);
		return { name, office, jobs: { ...rest, offers: there.slice(0, mostSimilar) } };
	};
	return [...rest.offices.map((office) => template(office.slug, office)), template(noOffice, undefined)];
}

const mostSimilar = 3;
const teamsOf = ({ team, categories }: CmsJob) => new Set([team, ...categories.map((each) => each.team)]);

function likeOffers(offer: CmsJob, offers: CmsJob[]): CmsJob[] {
	const teams = teamsOf(offer);
	const likeness = (other: CmsJob) =>
		([...teamsOf(other)].some((team) => teams.has(team)) ? 2 : 0) +
		(other.location === offer.location ? 1 : 0);
	return offers
		.map((other) => ({ other, likeness: likeness(other) }))
		.filter((each) => each.likeness > 0)
		.toSorted((a, b) => b.likeness - a.likeness)
		.slice(0, mostSimilar + 1)
		.map(({ other }) => other);
}

/**
 * For each offer up to three others of the same team or office, those of both first. Offers of one office and the same
 * teams are of one kind, whose like is found once.
 */
export function findSimilarJobs(offers: CmsJob[]): CmsJob[][] {
	const likeOfKinds = new Map<string, CmsJob[]>();
	return offers.map((offer) => {
		const kind = JSON.stringify([offer.location, [...teamsOf(offer)].toSorted()]);
		const like = likeOfKinds.get(kind) ?? likeOffers(offer, offers);
		likeOfKinds.set(kind, like);
		return like.filter(({ id }) => id !== offer.id).slice(0, mostSimilar);
	});
}
