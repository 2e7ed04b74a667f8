import { templateMark as mark } from '#lib/template-mark.ts';
import { escapeHtml } from '#lib/text/plain-text.ts';

/** HTML that may stand in a page as it is. */
export interface Markup {
	markup: string;
}

/** What takes the place of a token: text or markup; or of a part: the values for each time that it stands there. */
export type Value = string | Markup | readonly Values[];
export type Values = { [name: string]: Value };

const holes = new RegExp(
	`<!--${mark}begin ([\\w-]+)-->(.*?)<!--${mark}end \\1-->|${mark}(\\w+)${mark}`,
	'gs',
);

function wordsFor(name: string, values: Values): string {
	const value = values[name];
	if (typeof value === 'string') return escapeHtml(value);
	if (value && 'markup' in value) return value.markup;
	throw new Error(`a template has the token ${name}, for which there is nothing`);
}

function partFor(name: string, inner: string, values: Values): string {
	const sets = values[name];
	if (!Array.isArray(sets)) throw new Error(`a template has the part ${name}, for which there is nothing`);
	return sets.map((own: Values) => fillTemplate(inner, { ...values, ...own })).join('');
}

/**
 * Fills tokens by their names, and repeats or drops what stands between the comments `begin name` and `end name`, all of
 * which bear the mark of templates. Texts are escaped and no value is looked through again. Throws where the template
 * asks for what is not given.
 */
export function fillTemplate(template: string, values: Values): string {
	return template.replace(holes, (_hole, part?: string, inner = '', token = '') =>
		part ? partFor(part, inner, values) : wordsFor(token, values),
	);
}
