import { icons } from '#lib/icons.ts';
import { mapTexts } from '../texts.ts';
import type { Finding, Rule } from './rule.ts';

/** Icons that the site does not have. */
export const unknownIcons: Rule = ({ value }) => {
	const found: Finding[] = [];
	mapTexts(value, (text, field) => {
		if (/(?:^|\.)icon$/.test(field) && !Object.hasOwn(icons, text)) {
			const known = Object.keys(icons).join(', ');
			const problem = `names the icon "${text}", which the site does not have and shows as "info"; it has ${known}`;
			found.push({ field, problem, everywhere: true });
		}
		return text;
	});
	return found;
};
