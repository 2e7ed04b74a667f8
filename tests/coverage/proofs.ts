import type { Proof } from './ledger.ts';
import { requirementsIn, type Titled, titlesIn } from './titles.ts';

interface File {
	path: string;
	text: string;
}

const isTest = ({ path }: File) => /\.(?:test|spec)\.tsx?$/.test(path);
const isBench = ({ path }: File) => /^tests\/bench\/.*\.ts$/.test(path);
const isReview = ({ path }: File) => /^tests\/reviews\/.*\.md$/.test(path);

/** This guard's own file, whose samples are no proofs. */
const ownGuard = 'tests/guards/requirements.test.ts';

/** What carries the ids in a text as it stands, without titles of its own. */
const named = ({ path, text }: File): Titled[] =>
	[...new Set(requirementsIn(text))].map((id) => ({ path, title: `[${id}]`, isFull: false }));

/** A checklist without the day on which somebody went through it shows nothing. */
const isDated = ({ text }: File) => /\b20\d{2}-\d{2}-\d{2}\b/.test(text);

/** A file's proofs by their kind. */
const kinds: Record<Proof, (file: File) => Titled[]> = {
	test: (file) => (isTest(file) && file.path !== ownGuard ? titlesIn(file) : []),
	bench: (file) => (isBench(file) ? named(file) : []),
	docs: (file) => (file.path.startsWith('tests/guards/') ? kinds.test(file) : []),
	review: (file) => (isReview(file) && isDated(file) ? named(file) : []),
};

/** What shows requirements in that way: titles with their ids, and where they stand. */
export function proofsOf(kind: Proof, files: readonly File[]): Titled[] {
	return files.flatMap(kinds[kind]).filter(({ title }) => requirementsIn(title).length > 0);
}
