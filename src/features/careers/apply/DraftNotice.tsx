import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { ApplyTexts } from './apply-props.ts';
import { useDraft } from './use-draft.ts';

interface DraftNoticeProps {
	jobId: string;
	texts: ApplyTexts['draft'];
}

/** Says that what was typed before is filled in, and lets it go. */
export function DraftNotice({ jobId, texts }: DraftNoticeProps) {
	const { isRestored, discard } = useDraft(jobId);
	if (!isRestored) return null;
	return (
		<Notice tone="success" title={texts.title}>
			<p>{texts.text}</p>
			<Button look="quiet" onClick={discard}>
				{texts.discard}
			</Button>
		</Notice>
	);
}
