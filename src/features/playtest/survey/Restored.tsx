import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { SurveyFile } from './survey-file.ts';

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
