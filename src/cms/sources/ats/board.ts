import * as v from 'valibot';
import { type Locale, locales } from '#contract/locales.ts';
import { containsWords, isAnyOf } from '#lib/job-filter.ts';
import { contentCache } from '../../cache/content-cache.ts';
import { CmsError, isMissing, MissingError } from '../../error.ts';
import { type Board, readBoard } from '../../job-source.ts';
import { type ContentRequest, type FetchContent, type Query, type Source, valuesOf } from '../../source.ts';
import { Names } from './names.ts';
import { type Posting, WrongAnswer } from './postings.ts';

/** What differs between one ATS and another. */
interface Ats<Given> {
	name: string;
	/** What of a posting is read; what is of another type counts as absent. */
	schema: v.GenericSchema<unknown, Given>;
	/** @param isOffice whether a place is one of the studio's offices */
	toPosting(given: Given, isOffice: (place: string) => boolean): Posting;
	/** Where all jobs are, or the one of an id. */
	address(board: Board, id?: string): string;
	/** Every posting of a board, by its address; throws ValiError or WrongAnswer where the answer is no board. */
	list(address: string, read: FetchContent): Promise<unknown[]>;
	/** Whether it has no answer about a job alone. */
	givesAllOnly?: true;
}

/** Stands for a posting that is no object. */
const nothing: Posting = {
	...{ id: undefined, title: undefined, description: undefined, applyUrl: undefined, publishedAt: undefined },
	...{ places: [], teams: [], type: undefined, remote: false, salary: undefined, countries: [] },
};

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** `fr-CA` is French. */
const languageOf = ({ language = '' }: Posting): Locale | undefined =>
	locales.find((locale) => language.toLowerCase().split(/[-_]/)[0] === locale);

/** The places of a job as the site knows them; one that has none is done from anywhere, or is wrong. */
function placesOf({ places, remote }: Posting, names: Names): string[] {
	const found = unique(places.map((place) => names.find('places', [place]) ?? place));
	return found.length > 0 ? found : [remote ? 'Remote' : ''];
}

function teamsOf({ teams }: Posting, names: Names): string[] {
	const found = unique(teams.map((team) => names.find('teams', team) ?? team[0] ?? ''));
	return found.length > 0 ? found : [''];
}

/** A job in the terms of docs/content.md. */
function toEntry(posting: Posting, { prefix, language }: Board, names: Names) {
	const { id, title, description, applyUrl, publishedAt, type, remote, salary, countries } = posting;
	const places = placesOf(posting, names);
	const teams = teamsOf(posting, names);
	return {
		...{ id: id && prefix + id, locale: languageOf(posting) ?? language, title, description },
		...{ applyUrl, publishedAt, remote, salary, countries },
		location: places[0] ?? '',
		team: teams[0] ?? '',
		positionType: type?.trim() && names.find('types', [type.trim()]),
		categories: places.flatMap((location) => teams.map((team) => ({ location, team }))),
	};
}

type Entry = ReturnType<typeof toEntry>;

/** The jobs that a query leaves, the newest first, as a CMS answers. */
function narrow(entries: readonly Entry[], { location, team, type, query, limit, start }: Query): Entry[] {
	const filters = { location: valuesOf(location), team: valuesOf(team), type: valuesOf(type) };
	const holdsQuery = ({ title = '', description = '' }: Entry) =>
		!query || containsWords([title, description], String(query));
	const timeOf = ({ publishedAt }: Entry) => Date.parse(publishedAt ?? '') || 0;
	const from = Number(start ?? 0);
	return entries
		.filter((job) => isAnyOf(job, filters) && holdsQuery(job))
		.toSorted((a, b) => timeOf(b) - timeOf(a))
		.slice(from, limit === undefined ? undefined : from + Number(limit));
}

/** A build reads a board once for all languages, so that they agree. */
function once<T>(address: string, ask: () => Promise<T>): Promise<T> {
	const cache = contentCache();
	const known = cache?.boards.get(address);
	if (known && known.until > Date.now()) return known.answer as Promise<T>;
	const answer = ask();
	cache?.boards.set(address, { until: Date.now() + cache.lifetime, answer });
	return answer;
}

/** What is wrong with the answer of a board; undefined where the answer is not what is wrong. */
function problemOf(error: unknown, board: string): string | undefined {
	if (isMissing(error)) return `has no board "${board}": see jobs.board in src/site.config.ts`;
	if (v.isValiError(error)) return 'answered something else than a list of jobs';
	return error instanceof WrongAnswer ? error.message : undefined;
}

/** What is asked of a board: its jobs, or one of them. */
interface Asked {
	question: ContentRequest;
	board: Board;
	read: FetchContent;
}

function readAll<Given>(ats: Ats<Given>, { question, board, read }: Asked): Promise<Entry[]> {
	const address = ats.address(board);
	return once(address, async () => {
		const postings = await ats.list(address, read).catch((error: unknown) => {
			const problem = problemOf(error, board.board);
			throw problem ? new CmsError(question.collection, address, problem) : error;
		});
		const names = new Names(board);
		const entries = postings.map((given) => toEntry(parse(ats, given, names), board, names));
		names.warn(ats.name);
		return entries;
	});
}

function parse<Given>({ schema, toPosting }: Ats<Given>, given: unknown, names: Names): Posting {
	const parsed = v.safeParse(schema, given);
	return parsed.success ? toPosting(parsed.output, names.isOffice) : nothing;
}

async function readOne<Given>(ats: Ats<Given>, asked: Asked): Promise<{ url: string; body: Entry }> {
	const { question, board, read } = asked;
	const own = question.path.split('/').at(-1) ?? '';
	const id = own.startsWith(board.prefix) ? own.slice(board.prefix.length) : '';
	const url = ats.address(board, id);
	const missing = new MissingError(question.collection, url, `has no job "${own}"`);
	if (!id) throw missing;
	if (ats.givesAllOnly) {
		const found = (await readAll(ats, asked)).find((entry) => entry.id === own);
		if (!found) throw missing;
		return { url, body: found };
	}
	const names = new Names(board);
	return { url, body: toEntry(parse(ats, await read(url), names), board, names) };
}

function mustBeBoard(): Board {
	const board = readBoard();
	if (!board) throw new Error('jobs come from no board');
	return board;
}

/** Answers what the site asks about jobs from a board of an ATS. */
export function createSource<Given>(ats: Ats<Given>): Source {
	return {
		one: (question, read) => readOne(ats, { question, board: mustBeBoard(), read }),

		async list(question, read) {
			const board = mustBeBoard();
			const entries = await readAll(ats, { question, board, read });
			return { url: ats.address(board), body: question.query ? narrow(entries, question.query) : entries };
		},
	};
}
