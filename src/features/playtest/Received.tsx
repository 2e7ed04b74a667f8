import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import type { LoadedSurvey, SurveyFile } from './load-survey.ts';
import { Markup } from './Markup.tsx';

interface ReceivedProps {
	loaded: LoadedSurvey;
	reference: string;
	/** Where the confirmation was sent. */
	email: string;
	onClose: () => void;
}

/** Says that the answers have arrived, and what comes next. */
export function Received({ loaded, reference, email, onClose }: ReceivedProps) {
	const { texts, locale } = loaded.file;
	const { completedHtml } = loaded.survey;
	return (
		<Notice tone="success" title={texts.done.title} takesFocus>
			<p>{interpolate(texts.done.reference, { reference })}</p>
			<p>{interpolate(texts.done.mail, { email })}</p>
			{completedHtml && <Markup html={completedHtml} locale={locale} newTab={texts.newTab} />}
			<Button onClick={onClose}>{texts.back}</Button>
		</Notice>
	);
}

interface RestoredProps {
	texts: SurveyFile['texts'];
	discard: () => void;
}

/** Says that answers of an earlier visit are filled in, and lets them go. */
export function Restored({ texts, discard }: RestoredProps) {
	return (
		<Notice tone="success" title={texts.restored.title}>
			<p>{texts.restored.text}</p>
			<Button look="quiet" onClick={discard}>
				{texts.restored.discard}
			</Button>
		</Notice>
	);
}
