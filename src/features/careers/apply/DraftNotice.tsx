import { Button } from '#ui/Button.tsx';
import { useFormParts } from '#ui/form-context.ts';
import { Notice } from '#ui/Notice.tsx';
import type { ApplyTexts } from './apply-props.ts';
import { draftFields } from './draft.ts';
import { useDraft } from './use-draft.ts';

interface DraftNoticeProps {
	jobId: string;
	texts: ApplyTexts['draft'];
}

/** Says that what was typed before is filled in, and lets it go. */
export function DraftNotice({ jobId, texts }: DraftNoticeProps) {
	const { id } = useFormParts();
	const { isRestored, discard } = useDraft(jobId);
	if (!isRestored) return null;
	const startAnew = () => {
		discard();
		// The button goes away with the notice.
		document.getElementById(`${id}-${draftFields[0]}`)?.focus();
	};
	return (
		<Notice tone="success" title={texts.title}>
			<p>{texts.text}</p>
			<Button look="quiet" onClick={startAnew}>
				{texts.discard}
			</Button>
		</Notice>
	);
}
