import type { AreaProps } from '#i18n/area-props.ts';
import type { Resources } from '#i18n/resources.ts';

/** What a version of the terms changed. */
export interface TermsChange {
	version: number;
	/** The day it came into force, in words. */
	day: string;
	text: string;
}

/** What the island of the terms is given by its page. */
export interface TermsProps extends AreaProps {
	texts: Omit<Resources['account']['newTerms'], 'title' | 'description' | 'intro'>;
	download: Pick<Resources['account']['profile'], 'export' | 'exported'>;
	/** Newest first. */
	changes: TermsChange[];
}
