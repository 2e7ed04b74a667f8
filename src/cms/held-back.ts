import * as v from 'valibot';
import { contentCache } from './cache/content-cache.ts';
import { CmsError } from './error.ts';
import { date } from './fields.ts';

/** The fields that say when an entry appears; new versions of games have a date of their own. */
const fieldsOf = (collection: string) =>
	collection.endsWith('support-patches') ? ['publishedAt', 'date'] : ['publishedAt'];

/** The moment that counts as now: for a whole build the same, so that an entry is on all of its pages or on none. */
const now = () => contentCache()?.since ?? Date.now();

/** When an entry appears, and the field that says so. */
interface Appearance {
	field: string;
	at: Date;
}

/** When an entry appears that is held back until then; undefined for one that may be shown, or whose date is none. */
export function findHeldBack(collection: string, entry: unknown): Appearance | undefined {
	return fieldsOf(collection)
		.flatMap((field) => {
			const parsed = v.safeParse(date, Object(entry)[field]);
			return parsed.success && parsed.output.getTime() > now() ? [{ field, at: parsed.output }] : [];
		})
		.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
}

/** What is wrong about the date of an entry whose kind has none of its own. */
export function findWrongDate(entry: unknown): { field: string; problem: string } | undefined {
	const { publishedAt } = Object(entry) as { publishedAt?: unknown };
	const parsed = v.safeParse(v.nullish(date), publishedAt);
	return parsed.success ? undefined : { field: 'publishedAt', problem: parsed.issues[0].message };
}

/** Has the build know that it is out of date from then on. */
export function noteHeldBack({ at }: Appearance): void {
	contentCache()?.heldBack.push(at);
}

function withoutIn(part: unknown): unknown {
	if (Array.isArray(part)) return part.filter(isPartShown).map(withoutIn);
	if (typeof part !== 'object' || part === null) return part;
	return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, withoutIn(value)]));
}

function isPartShown(part: unknown): boolean {
	const held = findHeldBack('', part);
	if (held) noteHeldBack(held);
	return !held;
}

/** An entry without what it lists that is held back, such as the offices of a continent. */
export const withoutHeldParts = (entry: unknown): unknown => withoutIn(entry);

/** As editors are told it. */
export const describeHeldBack = ({ at }: Appearance): string => `is held back until ${at.toISOString()}`;

/** An entry that stands alone and is held back; where the site cannot do without it, the build stops. */
export class HeldBackError extends CmsError {
	override name = 'HeldBackError';
	readonly field: string;
	readonly problem: string;

	constructor(
		held: Appearance,
		{ collection, url, entry }: Record<'collection' | 'url', string> & { entry: string | undefined },
	) {
		const { field } = held;
		super(collection, url, `${describeHeldBack(held)}, and the site needs it`, { entry, field });
		this.field = field;
		this.problem = describeHeldBack(held);
	}
}

/** Whether a value is a HeldBackError; pages and the integrations of their build have copies of the class of their own. */
export const isHeldBack = (value: unknown): value is HeldBackError =>
	value instanceof Error && value.name === 'HeldBackError';
