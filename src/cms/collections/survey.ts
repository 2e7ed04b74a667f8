import * as v from 'valibot';
import { readSurvey, type SurveyEntry, survey as surveyEntry } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import { listQuestions } from '#contract/survey/visible-questions.ts';
import { parts } from '#site.config';
import { loadFile } from '../cache/file-cache.ts';
import { CmsError } from '../error.ts';
import { fetchOne } from '../fetch-entries.ts';
import { toFileUrl } from '../source.ts';
import { warn } from '../warnings.ts';

const collection = 'contact-surveys';

/**
 * The playtest survey; null where the CMS has none that can be read, which costs the page its survey and no more, or
 * where nothing takes its answers.
 */
export async function loadSurvey(locale: Locale): Promise<SurveyEntry | null> {
	if (!parts.forms || !parts.playtests) return null;
	try {
		return await fetchOne({ collection, path: readSurvey.path }, v.object(surveyEntry.entries), locale);
	} catch (error) {
		if (!(error instanceof CmsError)) throw error;
		warn({ collection, problem: `has no survey: ${error.message}`, locales: [locale] });
		return null;
	}
}

/** What a picture of a choice may weigh, in bytes: all of them travel with the survey. */
const mostBytes = 16 * 1024;

async function asData(address: string): Promise<string> {
	const response = await loadFile(collection, toFileUrl(address) ?? address).catch(() => undefined);
	const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
	const type = response?.headers.get('Content-Type') ?? '';
	if (type.startsWith('image/') && bytes.byteLength <= mostBytes)
		return `data:${type};base64,${bytes.toString('base64')}`;
	const problem = `is left out: the picture ${address} is none, or heavier than 16 KB`;
	warn({ collection, entry: 'playtester', problem });
	return '';
}

/** The pictures of a survey's choices below the CMS, as data: addresses by the addresses that the definition gives. */
export async function loadSurveyPictures(
	{ config }: SurveyEntry,
	locale: Locale,
): Promise<Record<string, string>> {
	const parsed = parseSurvey(config, locale);
	const questions = parsed.ok ? parsed.survey.pages.flatMap(({ elements }) => listQuestions(elements)) : [];
	const addresses = questions.flatMap((question) =>
		question.type === 'imagepicker' ? question.choices.map(({ image }) => image) : [],
	);
	const own = [...new Set(addresses)].filter((address) => toFileUrl(address) !== undefined);
	const pictures = await Promise.all(own.map(async (address) => [address, await asData(address)] as const));
	return Object.fromEntries(pictures);
}
