import { breadcrumbs } from '#components/shell/schema-org.ts';
import type { Locale } from '#i18n/locales.ts';
import { localePath } from '#i18n/paths.ts';

/** A page on the way from the home of support. */
export interface Step {
	name: string;
	/** Without a locale. */
	path: string;
}

/** The way to a page in schema.org's terms; the last step is the page itself. */
export function trailFacts(steps: Step[], locale: Locale, origin: URL | undefined) {
	return breadcrumbs(
		steps.map(({ name, path }) => ({ name, address: new URL(localePath(path, locale), origin).href })),
	);
}
