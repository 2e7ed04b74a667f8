import { site } from '#site.config';
import type { Rule } from './rule.ts';

/** Terms of service of another version than the one that new accounts accept. */
export const termsVersion: Rule = ({ collection, value }) => {
	const { slug, version } = Object(value) as { slug?: string; version?: number };
	if (collection !== 'pages' || slug !== 'tos' || version === site.termsVersion) return [];
	const problem = `is version ${version}, while new accounts accept version ${site.termsVersion}: termsVersion in src/site.config.ts`;
	return [{ field: 'version', problem }];
};
