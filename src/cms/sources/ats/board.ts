import * as v from 'valibot';
import { positionTypes, teams } from '#contract/jobs.ts';
import { type Locale, locales } from '#contract/locales.ts';
import { containsWords, isAnyOf } from '#lib/job-filter.ts';
import { contentCache } from '../../cache/content-cache.ts';
import { CmsError, isMissing, MissingError } from '../../error.ts';
import { type Board, readBoard } from '../../job-source.ts';
import type { ContentRequest, FetchContent, Query, Source } from '../../source.ts';
import { warn } from '../../warnings.ts';
import { type Posting, WrongAnswer } from './postings.ts';

/** What differs between one ATS and another. */
interface Ats<Given> {
	name: string;
	/** What of a posting is read; whatever it says otherwise is absent. */
	schema: v.GenericSchema<unknown, Given>;
	/** @param isKnown whether a place has an office */
	toPosting(given: Given, isKnown: (place: string) => boolean): Posting;
	/** Where all jobs are, or the one of an id. */
	address(board: Board, id?: string): string;
	/** Every posting of a board, by its address; throws where the answer is something else. */
	list(address: string, read: FetchContent): Promise<unknown[]>;
	/** Whether it has no answer about a job alone. */
	givesAllOnly?: true;
}

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const byBareName = (names: readonly string[]) => new Map(names.map((name) => [bare(name), name]));

const ownTeams = byBareName(teams);
/** Kinds of employment as ATSs usually call them. */
const usualTypes = new Map([
	...byBareName(positionTypes),
	...Object.entries({
		intern: 'Internship',
		contractor: 'Contract',
		temporary: 'Contract',
		fixedterm: 'Contract',
		freelancer: 'Freelance',
		permanent: 'Full-time',
	}),
]);

/** A name of the ATS that nobody has said the meaning of. */
type Unknown = [setting: 'teams' | 'places' | 'types', name: string];

const settingOf = (board: Board, setting: Unknown[0], name: string): string | undefined =>
	Object.hasOwn(board[setting], name) ? board[setting][name] : undefined;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** `fr-CA` is French. */
const languageOf = ({ language = '' }: Posting): Locale | undefined =>
	locales.find((locale) => language.toLowerCase().split(/[-_]/)[0] === locale);

/** A job in the terms of docs/content.md, and what in it has no meaning here. */
function toEntry(posting: Posting, board: Board) {
	const unknown: Unknown[] = [];
	const meaning = (
		setting: Unknown[0],
		names: readonly string[],
		find: (name: string) => string | undefined,
	) => {
		const known = names.map((name) => settingOf(board, setting, name) ?? find(name)).find(Boolean);
		if (!known && names[0]) unknown.push([setting, names[0]]);
		return known;
	};
	const places = posting.places.map((name) => meaning('places', [name], () => undefined) ?? name);
	const named = posting.teams.map(
		(names) => meaning('teams', names, (name) => ownTeams.get(bare(name))) ?? names[0] ?? '',
	);
	const type = posting.type?.trim();
	const { id, title, description, applyUrl, publishedAt, remote, salary, countries } = posting;
	const locations = places.length > 0 ? unique(places) : remote ? ['Remote'] : [''];
	const ofTeams = named.length > 0 ? unique(named) : [''];
	const entry = {
		...{ id: id && board.prefix + id, locale: languageOf(posting) ?? board.language, title, description },
		...{ applyUrl, publishedAt, remote, salary, countries },
		location: locations[0],
		team: ofTeams[0],
		positionType: type && meaning('types', [type], (name) => usualTypes.get(bare(name))),
		categories: locations.flatMap((location) => ofTeams.map((team) => ({ location, team }))),
	};
	return { entry, unknown };
}

type Entry = ReturnType<typeof toEntry>['entry'];

const files = { teams: 'team', places: 'office', types: 'type of position' };

/** Tells editors each name that has no meaning here, once for all of its jobs. */
function warnOfUnknown(ats: string, unknown: readonly Unknown[]): void {
	if (!contentCache()) return;
	const counts = new Map<string, { of: Unknown; count: number }>();
	for (const of of unknown) {
		const key = of.join(' ');
		counts.set(key, { of, count: (counts.get(key)?.count ?? 0) + 1 });
	}
	for (const {
		of: [setting, name],
		count,
	} of counts.values()) {
		const shown = setting === 'types' ? 'it is not shown' : 'it is shown by that name, and no filter has it';
		const problem = `"${name}" at ${ats}, of ${count} ${count === 1 ? 'job' : 'jobs'}, is no ${files[setting]} of the site: ${shown}; say what it is in jobs.${setting} of src/site.config.ts`;
		warn({ collection: 'job-offers', problem });
	}
}

const listOf = (value: Query[string]) => [value ?? []].flat().map(String);

/** The jobs that a query leaves, the newest first, as a CMS answers. */
function narrow(entries: readonly Entry[], { location, team, type, query, limit, start }: Query): Entry[] {
	const filters = { location: listOf(location), team: listOf(team), type: listOf(type) };
	const from = Number(start ?? 0);
	const until = limit === undefined ? undefined : from + Number(limit);
	return entries
		.filter((job) => isAnyOf({ ...job, location: job.location ?? '', team: job.team ?? '' }, filters))
		.filter(
			({ title = '', description = '' }) => !query || containsWords([title, description], String(query)),
		)
		.toSorted((a, b) => Date.parse(b.publishedAt ?? '') - Date.parse(a.publishedAt ?? ''))
		.slice(from, until);
}

function mustBeBoard(): Board {
	const board = readBoard();
	if (!board) throw new Error('jobs come from no board');
	return board;
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

function toProblem(
	error: unknown,
	{ board }: Board,
	{ collection, address }: { collection: string; address: string },
) {
	if (isMissing(error))
		return new CmsError(collection, address, `has no board "${board}": see jobs.board in src/site.config.ts`);
	if (v.isValiError(error))
		return new CmsError(collection, address, 'answered something else than a list of jobs');
	return error instanceof WrongAnswer ? new CmsError(collection, address, error.message) : error;
}

/** Answers what the site asks about jobs from a board of an ATS. */
export function createSource<Given>(ats: Ats<Given>): Source {
	const { name, schema } = ats;
	const toEntries = (postings: readonly unknown[], board: Board) => {
		const isKnown = (place: string) => Object.hasOwn(board.places, place);
		return postings.map((given) => {
			const parsed = v.safeParse(schema, given);
			const posting = parsed.success ? ats.toPosting(parsed.output, isKnown) : nothing;
			return toEntry(posting, board);
		});
	};
	const readAll = ({ collection }: ContentRequest, board: Board, read: FetchContent) => {
		const address = ats.address(board);
		return once(address, async () => {
			const postings = await ats.list(address, read).catch((error: unknown) => {
				throw toProblem(error, board, { collection, address });
			});
			const all = toEntries(postings, board);
			warnOfUnknown(
				name,
				all.flatMap(({ unknown }) => unknown),
			);
			return all.map(({ entry }) => entry);
		});
	};
	return {
		async list(question, read) {
			const board = mustBeBoard();
			const entries = await readAll(question, board, read);
			return { url: ats.address(board), body: question.query ? narrow(entries, question.query) : entries };
		},

		async one(question, read) {
			const board = mustBeBoard();
			const { collection, path } = question;
			const own = path.split('/').at(-1) ?? '';
			const id = own.startsWith(board.prefix) ? own.slice(board.prefix.length) : undefined;
			const address = ats.address(board, id);
			const missing = new MissingError(collection, address, `has no job "${own}"`);
			if (!id) throw missing;
			if (!ats.givesAllOnly) {
				const [found] = toEntries([await read(address)], board);
				return { url: address, body: found?.entry };
			}
			const found = (await readAll(question, board, read)).find((entry) => entry.id === own);
			if (!found) throw missing;
			return { url: address, body: found };
		},
	};
}

/** Stands for a posting that is no object. */
const nothing: Posting = {
	...{ id: undefined, title: undefined, description: undefined, applyUrl: undefined, publishedAt: undefined },
	...{ places: [], teams: [], type: undefined, remote: false, salary: undefined, countries: [] },
};
