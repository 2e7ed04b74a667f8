import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { PayPeriod } from '#contract/jobs.ts';
import { listEntries } from '../cms/entries.ts';
import { present } from '../cms/present.ts';

/** A job of the CMS as recruiters would enter it into an ATS: in English, with places by their names. */
export interface BoardJob {
	id: string;
	title: string;
	team: string;
	positionType: string;
	remote: boolean;
	description: string;
	requirements: string;
	salary?: { min: number; max: number; currency: string; per: PayPeriod };
	publishedAt: string;
	/** Cities, with the codes of their countries. */
	places: { city: string; country: string }[];
	applyUrl: string;
}

interface Job extends Omit<BoardJob, 'places' | 'applyUrl'> {
	location: string;
	validThrough: string;
	closed?: boolean;
	categories: { location: string }[];
}

interface Office {
	slug: string;
	city: string;
	address: { countryCode: string };
}

/** The jobs that are open; an ATS says nothing of others. */
export function listBoardJobs(db: DatabaseSync, applyUrl: string): BoardJob[] {
	const read = <T>(collection: string) =>
		listEntries(db, { collection }).map((entry) => present(entry, 'en') as T);
	const offices = new Map(read<Office>('offices').map((office) => [office.slug, office]));
	const isOpen = ({ closed, validThrough }: Job) => !closed && Date.parse(validThrough) > Date.now();
	return read<Job>('job-offers')
		.filter(isOpen)
		.map((job) => {
			const slugs = new Set([job.location, ...job.categories.map(({ location }) => location)]);
			const places = [...slugs].map((slug) => ({
				city: offices.get(slug)?.city ?? slug,
				country: offices.get(slug)?.address.countryCode ?? '',
			}));
			return { ...job, places, applyUrl: `${applyUrl}/${job.id}` };
		});
}

/** The UUID that some ATSs would have for an id of the CMS. */
export function toUuid(id: string): string {
	const hex = createHash('sha256').update(id).digest('hex');
	return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
		'-',
	);
}

/** An amount in minor units as ATSs write it, in major ones; the demo pays in currencies of a hundred. */
export const toMajor = (minor: number): number => minor / 100;
