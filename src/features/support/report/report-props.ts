import type { Resources } from '#i18n/resources.ts';
import type { UploadTexts } from '#ui/upload/upload-texts.ts';
import type { LetterProps } from '../LetterForm.tsx';

/** What the form for reports is given by its page. */
export interface ReportProps extends LetterProps {
	texts: Omit<Resources['support']['report'], 'title' | 'description' | 'intro'>;
	upload: UploadTexts;
	/** Who reads it as a mail. */
	mailTo: string;
}
