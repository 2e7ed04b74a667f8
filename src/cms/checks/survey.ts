import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { htmlSchema, questionSchemas } from '#contract/survey/questions.ts';
import { mapTexts } from '#lib/text/clean-text.ts';
import type { ContentCheck, ContentProblem } from './rule.ts';

/** What SurveyJS's own editor writes and nobody misses here. */
const harmless = ['showProgressBar', 'progressBarType', 'locale', 'logoPosition', 'widthMode'];
const ofPlace = ['name', 'title', 'description', 'visibleIf', 'elements', 'type'];
const ofSurvey = ['title', 'description', 'completedHtml', 'pages', 'elements', 'questions'];

const ofType = new Map<string, string[]>([
	['panel', ofPlace],
	...[...questionSchemas, htmlSchema].map((schema): [string, string[]] => [
		schema.entries.type.literal,
		Object.keys(schema.entries),
	]),
]);

interface Part {
	[name: string]: unknown;
}

interface Unused {
	field: string;
	name: string;
}

const listOf = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);

function unusedOf(part: Part, followed: readonly string[], field: string): Unused[] {
	const names = Object.keys(part).filter((name) => !followed.includes(name) && !harmless.includes(name));
	return names.map((name) => ({ field, name }));
}

function unusedBelow(elements: unknown): Unused[] {
	return listOf(elements).flatMap((part) => {
		const type = String(part.type);
		const own = unusedOf(part, ofType.get(type) ?? [], `config.${String(part.name ?? type)}`);
		return [...own, ...unusedBelow(part.elements)];
	});
}

/** Settings of a definition that are read by nobody. */
function unusedIn(definition: Part): Unused[] {
	const pages = listOf(definition.pages);
	return [
		...unusedOf(definition, ofSurvey, 'config'),
		...pages.flatMap((page, index) => unusedOf(page, ofPlace, `config.pages[${index}]`)),
		...[definition, ...pages].flatMap(({ elements }) => unusedBelow(elements)),
	];
}

/** What the survey shows of markup, and what nobody sees. */
const shownTags = /^(?:script|style|p|ul|ol|li|strong|em|b|i|a|br|h3|h4)$/i;

/** Markup of which the survey shows no more than the words. */
function unshownIn(definition: unknown): Unused[] {
	const found: Unused[] = [];
	mapTexts(definition, (text, field) => {
		const markup = /(?:^|\.)(?:html|completedHtml)(?:\.|$)/.test(field) ? text : '';
		const tags = [...markup.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
		for (const tag of new Set(tags))
			if (!shownTags.test(tag)) found.push({ field: `config.${field}`, name: `<${tag}>` });
		return text;
	});
	return found;
}

/** Whether an entry is a survey as the CMS layer reads it. */
function isSurvey(value: unknown): value is { config: string } {
	return typeof (Object(value) as { config?: unknown }).config === 'string';
}

/** A survey that cannot be shown, by the question that is wrong; and settings of SurveyJS that this site does not follow. */
export const surveys: ContentCheck = ({ collection, value, locale }) => {
	if (collection !== 'contact-surveys' || !isSurvey(value)) return [];
	const parsed = parseSurvey(value.config, locale);
	if (!parsed.ok) {
		const field = ['config', parsed.field].filter(Boolean).join('.');
		return [{ field, problem: `cannot be shown: ${parsed.problem}`, everywhere: true }];
	}
	const definition = JSON.parse(value.config);
	return [
		...unusedIn(definition).map(({ field, name }): ContentProblem => {
			return { field, problem: `has "${name}", which this site does not follow`, everywhere: true };
		}),
		...unshownIn(definition).map(({ field, name }): ContentProblem => {
			return { field, problem: `is shown without ${name}: only its words stay`, everywhere: true };
		}),
	];
};
