/** How many jobs stand in one page of a list, and are shown at once of those that filters leave. */
export const jobsPerPage = 100;

interface Place {
	location: string;
	team: string;
}

/** The part of a job that lists are filtered by; it may be open in several places and teams. */
export interface JobData extends Place {
	id: string;
	categories: readonly Place[];
	/** Absent where nobody says it. */
	positionType?: string | null | undefined;
	remote: boolean;
	/** ISO 8601. */
	publishedAt: string;
}

/** The signs that stand between places; a name of an ATS may have them. */
const withoutSigns = (name: string) => name.replace(/[%,:]/g, encodeURIComponent);

/** A job as the data attributes of its row. */
export function toJobData({ id, categories, positionType, remote, publishedAt, ...first }: JobData) {
	const places = [first, ...categories].map(
		({ location, team }) => `${withoutSigns(location)}:${withoutSigns(team)}`,
	);
	return {
		job: id,
		places: [...new Set(places)].join(),
		...(positionType && { type: positionType }),
		published: publishedAt,
		...(remote && { remote: '' }),
	};
}

/** Reads what toJobData() wrote. */
export function readJobData({ job = '', places = '', type, published = '', remote }: DOMStringMap): JobData {
	const all = places.split(',').map((place): Place => {
		const [location = '', team = ''] = place.split(':').map(decodeURIComponent);
		return { location, team };
	});
	return {
		id: job,
		...(all[0] as Place),
		categories: all.length > 1 ? all : [],
		positionType: type,
		remote: remote !== undefined,
		publishedAt: published,
	};
}
