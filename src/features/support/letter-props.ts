import type { BotCheck } from '#api/bot-check.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';

/** What every form for a letter to the studio is given by its page. */
export interface LetterProps {
	locale: Locale;
	form: SharedFormTexts;
	letter: Resources['support']['letter'];
	botCheck: BotCheck;
}

/** What a form says of itself once it is sent. */
export interface ReceiptTexts {
	submit: string;
	sentTitle: string;
	sent: string;
}
