import { fromHtml } from 'hast-util-from-html';
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
	WrongAnswer,
	words,
} from './postings.ts';

const named = v.object({ name: words });

const posting = v.object({
	id: postingId,
	title: words,
	absolute_url: words,
	first_published: words,
	updated_at: words,
	language: words,
	location: partOf({ name: words }),
	content: words,
	departments: listOf(named),
	offices: listOf(v.object({ id: number, name: words, parent_id: number })),
	metadata: listOf(v.object({ name: words, value: words })),
	pay_input_ranges: listOf(v.object({ min_cents: number, max_cents: number, currency_type: words })),
});
type GreenhousePosting = v.InferOutput<typeof posting>;

/** Its texts are HTML whose signs are written as entities; one that is HTML as it is stays so. */
function toHtml(content: string | undefined): string | undefined {
	const { children } = fromHtml(content ?? '', { fragment: true });
	const texts = children.map((child) => (child.type === 'text' ? child.value : undefined));
	return texts.includes(undefined) ? content : texts.join('');
}

/** Offices that hold no other of the job's: beside a city a posting names the region that it lies in. */
const officesOf = ({ offices }: GreenhousePosting) =>
	offices.filter(({ id }) => !offices.some((other) => other.parent_id === id)).map(({ name }) => name);

/** What the board says in free words, if any of it or no office is known; else the offices. */
function placesOf(given: GreenhousePosting, isOffice: (place: string) => boolean): string[] {
	const said = present(...(given.location?.name?.split(/[;|]/) ?? []));
	const offices = present(...officesOf(given));
	const known = [...said, ...offices].filter(isOffice);
	if (known.length > 0) return known;
	return said.length > 0 ? said : offices;
}

/** From the lowest to the highest of the ranges, which may differ by place; they say no period. */
function payOf({ pay_input_ranges: ranges }: GreenhousePosting): Pay | undefined {
	const currency = ranges[0]?.currency_type;
	const same = ranges.filter(({ currency_type }) => currency_type === currency);
	const amounts = same.flatMap(({ min_cents, max_cents }) => [min_cents, max_cents]);
	if (!currency || amounts.some((amount) => amount === undefined)) return undefined;
	const all = amounts as number[];
	return { min: Math.min(...all), max: Math.max(...all), currency };
}

/** A field of a studio's own that says the kind of employment: Greenhouse itself does not. */
const typeOf = ({ metadata }: GreenhousePosting) =>
	metadata.find(({ name }) => /^(?:employment|job|position|contract) type$/i.test(name ?? ''))?.value;

function toPosting(given: GreenhousePosting, isOffice: (place: string) => boolean): Posting {
	return {
		id: given.id,
		title: given.title,
		description: toHtml(given.content),
		applyUrl: given.absolute_url,
		publishedAt: given.first_published ?? given.updated_at,
		places: placesOf(given, isOffice),
		teams: present(...given.departments.map(({ name }) => name)).map((name) => [name]),
		type: typeOf(given),
		remote: /\bremote\b/i.test(given.location?.name ?? ''),
		salary: payOf(given),
		language: given.language,
		countries: [],
	};
}

const answer = v.object({ jobs: v.array(v.unknown()), meta: partOf({ total: number }) });
const asked = 'content=true&pay_transparency=true';

/** A board of Greenhouse, by its Job Board API. */
export const source = createSource({
	name: 'Greenhouse',
	schema: posting,
	toPosting,
	address: ({ url, board }, id) =>
		`${url}/v1/boards/${encodeURIComponent(board)}/jobs${id ? `/${id}` : ''}?${asked}`,
	async list(address, read) {
		const { jobs, meta } = v.parse(answer, await read(address));
		if ((meta?.total ?? 0) > jobs.length)
			throw new WrongAnswer(`says that it has ${meta?.total} jobs and gives ${jobs.length}`);
		return jobs;
	},
});
