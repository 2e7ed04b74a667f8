import { AsyncLocalStorage } from 'node:async_hooks';
import type { Locale } from '#contract/locales.ts';

/** An entry as an editor saved it, before it is published. */
export interface Draft {
	collection: string;
	/** The language that it is shown in. */
	locale: Locale;
	/** Its fields in the shapes of docs/content.md. */
	fields: Record<string, unknown>;
	/** The address at which the CMS has it, for messages. */
	url: string;
	/** Pictures that came along with it, as `data:` addresses by the paths that it names them by. */
	pictures?: Readonly<Record<string, string>>;
}

// Astro bundles the pages' copy of this module apart from the one of the preview's middleware; this is for both.
const key = Symbol.for('studio-site.cms.draft');
const shared = globalThis as { [key]?: AsyncLocalStorage<Draft> };

function storage(): AsyncLocalStorage<Draft> {
	shared[key] ??= new AsyncLocalStorage();
	return shared[key];
}

/** Runs what makes one answer of a preview: what it reads has the draft in the place of what is published; nothing else has. */
export const withDraft = <T>(draft: Draft, make: () => Promise<T>): Promise<T> => storage().run(draft, make);

/** The draft that the present answer of a preview shows; undefined outside of one, as in every build. */
export const currentDraft = (): Draft | undefined => shared[key]?.getStore();
