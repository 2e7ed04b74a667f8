import type { BotCheck } from '#api/bot-check.ts';
import type { SurveyEntry } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';

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
