import { withoutLocale } from '#i18n/paths.ts';
import { hrefsIn, isDeadLink, localiseLink, ownPathOf } from '../links.ts';
import { mapTexts } from '../texts.ts';
import type { Finding, Rule } from './rule.ts';

// In the definition of a survey, which is JSON, an address seems to begin with a backslash.
const isRelative = (href: string) => /^(?![a-z][a-z\d+.-]*:)[\w.]/i.test(href);

/** Links to this site that lead nowhere, in markup and in fields that hold a link. */
export const links: Rule = ({ collection, value, locale }, { isBuilt }) => {
	const found: Finding[] = [];
	mapTexts(value, (text, field) => {
		const hrefs = ownPathOf(text) ? [localiseLink(text.trim(), locale)] : hrefsIn(text);
		for (const href of hrefs) {
			const path = ownPathOf(href);
			if (isRelative(href))
				found.push({
					field,
					problem: `links to "${href}", which leads elsewhere from each page: begin it with /`,
				});
			if (!path || isBuilt(path)) continue;
			const effect = collection === 'multibanners' && isDeadLink(href) ? '; the banner is left out' : '';
			found.push({ field, problem: `links to ${withoutLocale(path)}, which is no page${effect}` });
		}
		return text;
	});
	return found;
};
