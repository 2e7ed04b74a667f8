import type { BotCheck } from '#api/bot-check.ts';
import type { SurveyEntry } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import type { Survey } from '#contract/survey/definition.ts';
import { parseSurvey } from '#contract/survey/parse-survey.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import { loadJson } from '#lib/browser/load-json.ts';
import { loadModule } from '#lib/browser/load-module.ts';

/** What the survey needs in one language; a page fetches it when the survey opens. */
export interface SurveyFile {
	locale: Locale;
	/** As the CMS had it when the site was built; null where it could not be read. */
	survey: SurveyEntry | null;
	/** The cities of the rooms by the slugs of their offices. */
	cities: Record<string, string>;
	/** Pictures of choices as data: addresses, by the addresses that the definition gives. */
	pictures: Record<string, string>;
	texts: Resources['playtest']['survey'];
	form: SharedFormTexts;
	/** Absent on a site without one. */
	botCheck?: BotCheck | undefined;
}

/** A survey that can be answered, and what is said around it. */
export interface LoadedSurvey {
	file: SurveyFile;
	survey: Survey;
	rooms: SurveyEntry['rooms'];
}

type Usable = Omit<LoadedSurvey, 'file'>;

function use(entry: SurveyEntry | null | undefined, locale: Locale): Usable | undefined {
	const parsed = entry && parseSurvey(entry.config, locale);
	return entry && parsed?.ok ? { survey: parsed.survey, rooms: entry.rooms } : undefined;
}

/** What the CMS has now, where the site was built without a survey that works. */
async function askAgain(locale: Locale): Promise<SurveyEntry | undefined> {
	const { reloadSurvey } = await loadModule(() => import('./reload-survey.ts'));
	return reloadSurvey(locale);
}

/** Fetches the survey of a page; throws where there is none that works. */
export async function loadSurvey(address: string): Promise<LoadedSurvey> {
	const file = await loadJson<SurveyFile>(address);
	const usable = use(file.survey, file.locale) ?? use(await askAgain(file.locale), file.locale);
	if (!usable) throw new Error('The survey cannot be read.');
	return { file, ...usable };
}

/** The slugs of the rooms that are open. */
export function openRooms({ rooms }: Pick<LoadedSurvey, 'rooms'>): string[] {
	return rooms.filter(({ open }) => open).map(({ location }) => location);
}
