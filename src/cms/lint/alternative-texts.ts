import type { Finding, Rule } from './rule.ts';

const isPicture = (value: object): value is { alt: string } =>
	'url' in value && 'width' in value && 'alt' in value;

function findIn(value: unknown, field: string): Finding[] {
	if (typeof value !== 'object' || value === null) return [];
	if (isPicture(value))
		return value.alt.trim() ? [] : [{ field: `${field}.alt`, problem: 'a picture without alternative text' }];
	return Object.entries(value).flatMap(([name, part]) => {
		const inner = Array.isArray(value) ? `${field}[${name}]` : [field, name].filter(Boolean).join('.');
		return findIn(part, inner);
	});
}

/** Pictures that nobody describes. */
export const alternativeTexts: Rule = ({ value }) => findIn(value, '');
