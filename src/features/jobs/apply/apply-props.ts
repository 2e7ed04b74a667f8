import type { BotCheck } from '#api/bot-check.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import type { UploadTexts } from '#ui/upload/upload-texts.ts';
import type { PrefillNames } from './application-prefill.ts';

export type ApplyTexts = Omit<
	Resources['careers']['apply'],
	'files' | 'filesHint' | 'fileLinks' | 'fileLinksHint'
>;

/** The texts of the field for files. */
export type FilesTexts = UploadTexts & { label: string; hint: string };

/** What the application form is given. */
export interface ApplyProps {
	locale: Locale;
	texts: ApplyTexts;
	form: Omit<SharedFormTexts, 'code'>;
	/** Undefined where the site takes no files: links stand in. */
	upload: FilesTexts | undefined;
	botCheck: BotCheck | undefined;
	/** The job's id; without one it is about none in particular. */
	jobId?: string | undefined;
	/** Where most people who apply have their phone, as ISO 3166-1 alpha-2. */
	country?: string | undefined;
	/** What an open application may be for. */
	wishes?: PrefillNames | undefined;
}
