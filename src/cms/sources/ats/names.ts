import { positionTypes, teams } from '#contract/jobs.ts';
import { contentCache } from '../../cache/content-cache.ts';
import type { Board } from '../../job-source.ts';
import { warn } from '../../warnings.ts';

/** What the site has names of its own for: tables of `jobs` in src/site.config.ts. */
type Table = 'teams' | 'places' | 'types';

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const byBareName = (names: readonly string[]) => names.map((name) => [bare(name), name] as const);

/** Names that mean the same here without being in a table. */
const usual: Record<Table, ReadonlyMap<string, string>> = {
	teams: new Map(byBareName(teams)),
	places: new Map(),
	types: new Map([
		...byBareName(positionTypes),
		['intern', 'Internship'],
		['contractor', 'Contract'],
		['temporary', 'Contract'],
		['fixedterm', 'Contract'],
		['freelancer', 'Freelance'],
		['permanent', 'Full-time'],
	]),
};

const described: Record<Table, [kind: string, effect: string]> = {
	teams: ['team', 'it is shown by that name, and no filter has it'],
	places: ['office', 'it is shown by that name, and no filter has it'],
	types: ['type of position', 'it is not shown'],
};

const inTable = (table: Readonly<Record<string, string>>, name: string) =>
	Object.hasOwn(table, name) ? table[name] : undefined;

/** What the names of a board mean here, and which of them nobody has said the meaning of. */
export class Names {
	readonly #board: Board;
	readonly #unknown = new Map<string, { table: Table; name: string; count: number }>();

	constructor(board: Board) {
		this.#board = board;
	}

	/** Whether a place is one of the offices. */
	isOffice = (place: string): boolean => inTable(this.#board.places, place) !== undefined;

	/** What the first of a thing's names that is known means; undefined where none is. */
	find(table: Table, names: readonly string[]): string | undefined {
		const found = names.map((name) => inTable(this.#board[table], name) ?? usual[table].get(bare(name)));
		const known = found.find(Boolean);
		if (!known && names[0]) this.#note(table, names[0]);
		return known;
	}

	#note(table: Table, name: string): void {
		const key = `${table} ${name}`;
		const count = (this.#unknown.get(key)?.count ?? 0) + 1;
		this.#unknown.set(key, { table, name, count });
	}

	/** Tells editors each name without a meaning, once for all of its jobs; outside of a build nobody reads it. */
	warn(ats: string): void {
		if (!contentCache()) return;
		for (const { table, name, count } of this.#unknown.values()) {
			const [kind, effect] = described[table];
			const jobs = count === 1 ? '1 job' : `${count} jobs`;
			const problem = `"${name}" at ${ats}, of ${jobs}, is no ${kind} of the site: ${effect}; say what it is in jobs.${table} of src/site.config.ts`;
			warn({ collection: 'job-offers', problem });
		}
	}
}
