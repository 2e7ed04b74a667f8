import * as v from 'valibot';
import { escapeHtml } from '#lib/text/plain-text.ts';
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

const posting = v.object({
	id: postingId,
	text: words,
	hostedUrl: words,
	applyUrl: words,
	createdAt: number,
	categories: partOf({
		location: words,
		allLocations: listOf(v.string()),
		commitment: words,
		team: words,
		department: words,
	}),
	country: words,
	workplaceType: words,
	description: words,
	lists: listOf(v.object({ text: words, content: words })),
	additional: words,
	salaryRange: partOf({ min: number, max: number, currency: words, interval: words }),
	salaryDescription: words,
});
type LeverPosting = v.InferOutput<typeof posting>;

/** The parts of a posting in the order in which Lever shows them. */
function toHtml({ description = '', lists, salaryDescription = '', additional = '' }: LeverPosting): string {
	const sections = lists.map(
		({ text = '', content = '' }) => `<h3>${escapeHtml(text)}</h3><ul>${content}</ul>`,
	);
	return [description, ...sections, salaryDescription, additional].join('\n').trim();
}

/** `per-year-salary`, `per-hour-wage` and the like; another period is none that the site knows. */
function periodOf(interval: string | undefined): Pay['per'] {
	return /^per-(hour|day|week|month|year)-/.exec(interval ?? '')?.[1] as Pay['per'];
}

function payOf({ salaryRange }: LeverPosting): Pay | undefined {
	const { min, max, currency, interval } = salaryRange ?? {};
	if (min === undefined || max === undefined || !currency) return undefined;
	return { min: toMinor(min, currency), max: toMinor(max, currency), currency, per: periodOf(interval) };
}

function toPosting(given: LeverPosting): Posting {
	const { categories, country, createdAt } = given;
	return {
		id: given.id,
		title: given.text,
		description: toHtml(given),
		applyUrl: given.applyUrl ?? given.hostedUrl,
		publishedAt: createdAt === undefined ? undefined : new Date(createdAt).toISOString(),
		places: present(categories?.location, ...(categories?.allLocations ?? [])),
		teams: [present(categories?.team, categories?.department)],
		type: categories?.commitment,
		remote: given.workplaceType === 'remote',
		salary: payOf(given),
		countries: present(country),
	};
}

const pageSize = 500;

/** A site of Lever, global or in the EU, by its Postings API. */
export const source = createSource({
	name: 'Lever',
	schema: posting,
	toPosting,
	address: ({ url, board }, id) =>
		`${url}/v0/postings/${encodeURIComponent(board)}${id ? `/${id}` : ''}?mode=json`,
	async list(address, read) {
		const found = new Map<unknown, unknown>();
		// Until nothing new comes: Lever may give fewer at once than it was asked for.
		for (let start = 0, before = -1; found.size > before; ) {
			before = found.size;
			const page = v.parse(v.array(v.unknown()), await read(`${address}&skip=${start}&limit=${pageSize}`));
			for (const each of page) found.set((Object(each) as { id?: unknown }).id ?? each, each);
			start += page.length;
		}
		return [...found.values()];
	},
});
