import { readConfig } from '#contract/config.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { CmsError, isMissing } from '../../error.ts';
import type { FetchContent } from '../../source.ts';

/** What Strapi is asked for with an entry beside its plain fields, as its `populate` has it. */
export type Populate =
	| true
	| {
			populate?: Record<string, Populate>;
			on?: Record<string, Populate>;
			fields?: readonly string[];
	  };

/** How Strapi is asked for a kind of entry. */
export interface ContentQuery {
	/** The last part of its address. */
	path: string;
	singular: string;
	/** Whether there is only one of it. */
	isSingle: boolean;
	populate: Record<string, Populate>;
}

/** An entry in one language, as Strapi answers it. */
export interface Row {
	documentId: string;
	/** Absent where entries of its kind are not translated. */
	locale?: Locale | null;
	[field: string]: unknown;
}

/** What narrows a list down, as Strapi's `filters` has it. */
export type Filters = { [name: string]: Filters | readonly Filters[] | readonly string[] | string };

const pageSize = 100;

/** Nested values as Strapi reads them: `filters[slug][$eq]`. */
function addAll(search: URLSearchParams, name: string, value: unknown): void {
	if (typeof value !== 'object' || value === null) search.append(name, String(value));
	else for (const [part, each] of Object.entries(value)) addAll(search, `${name}[${part}]`, each);
}

function addressOf(path: string, parameters: object): string {
	const url = new URL(`${readConfig(process.env, ['CMS_URL']).CMS_URL}/api/${path}`);
	for (const [name, value] of Object.entries(parameters)) addAll(url.searchParams, name, value);
	return url.href;
}

interface Answer {
	data: unknown;
	meta?: { pagination?: { pageCount?: number } };
}

/** Of each entry Strapi has what was published last, and what was saved last. */
export type Version = 'published' | 'draft';

/** Asks Strapi as whoever has the token that only reads. */
export interface Strapi {
	collection: string;
	query: ContentQuery;
	read: FetchContent;
	status?: Version;
}

async function ask(
	{ collection, query, read, status = 'published' }: Strapi,
	parameters: object,
): Promise<Answer> {
	const { STRAPI_TOKEN } = readConfig(process.env, ['STRAPI_TOKEN']);
	const { path, populate } = query;
	const url = addressOf(path, { status, populate, ...parameters });
	const answer = await read(url, { Authorization: `Bearer ${STRAPI_TOKEN}` });
	if (typeof answer === 'object' && answer !== null && 'data' in answer) return answer as Answer;
	throw new CmsError(collection, url, 'answered something else than Strapi does');
}

const isOurs = ({ locale }: Row) => !locale || locales.includes(locale);

interface ListOptions {
	filters?: Filters | undefined;
	sort?: readonly string[];
	/** How many are enough; all where absent. */
	limit?: number | undefined;
}

/** The entries of a list in every language, each language a row. */
export async function readRows(strapi: Strapi, { filters, sort, limit }: ListOptions): Promise<Row[]> {
	const page = async (number: number) => {
		const pagination = { page: number, pageSize };
		const answer = await ask(strapi, { locale: '*', filters: filters ?? {}, sort: sort ?? {}, pagination });
		if (Array.isArray(answer.data)) return { rows: answer.data as Row[], meta: answer.meta };
		throw new CmsError(strapi.collection, strapi.query.path, 'answered something else than a list');
	};
	const { rows, meta } = await page(1);
	const most = limit === undefined ? Number.POSITIVE_INFINITY : Math.ceil(limit / pageSize);
	const count = Math.min(meta?.pagination?.pageCount ?? 1, most);
	const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, at) => page(at + 2)));
	return [...rows, ...others.flatMap((other) => other.rows)].filter(isOurs);
}

/** What there is only one of, in every language that has it; an answer is of one language there. */
export async function readSingle(strapi: Strapi): Promise<Row[]> {
	const found = await Promise.all(
		locales.map((locale) =>
			ask(strapi, { locale }).catch((error: unknown) => {
				if (isMissing(error)) return undefined;
				throw error;
			}),
		),
	);
	return found.flatMap((answer) => (answer?.data ? [answer.data as Row] : [])).filter(isOurs);
}
