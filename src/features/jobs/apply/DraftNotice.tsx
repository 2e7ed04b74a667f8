import { getInput, reset, setInput, useField } from '@formisch/react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { useFormParts } from '#ui/form/form-context.ts';
import type { ApplyTexts } from './apply-props.ts';
import { applicationDraft, type DraftValues, draftFields, saveDraft } from './draft.ts';

type Store = ReturnType<typeof useFormParts>['store'];
type Name = (typeof draftFields)[number];

/** What stands in a field of text; the form around is any form. */
const at = (name: Name) => ({ path: [name] }) as never;

function useTyped(store: Store, name: Name): string {
	return String(useField(store, at(name)).input ?? '');
}

/** Fills in what was kept, where the visitor has not begun anew; tells whether it did. */
function fillIn(store: Store, kept: DraftValues): boolean {
	const empty = draftFields.filter((name) => kept[name] && !getInput(store, at(name)));
	for (const name of empty) setInput(store, { path: [name], input: kept[name] } as never);
	return empty.length > 0;
}

/** Keeps on this device what is typed into the form around, and fills it in again. */
function useDraft(jobId: string): { isRestored: boolean; discard: () => void } {
	const { store, state } = useFormParts();
	const [phase, setPhase] = useState<'unread' | 'fresh' | 'restored'>('unread');
	const typed: Record<Name, string> = {
		firstName: useTyped(store, 'firstName'),
		lastName: useTyped(store, 'lastName'),
		email: useTyped(store, 'email'),
		phone: useTyped(store, 'phone'),
		links: useTyped(store, 'links'),
		coverLetter: useTyped(store, 'coverLetter'),
	};
	const text = JSON.stringify(Object.fromEntries(Object.entries(typed).filter(([, value]) => value)));
	useEffect(() => {
		const draft = applicationDraft(jobId).load();
		setPhase(draft && fillIn(store, draft.values) ? 'restored' : 'fresh');
	}, [store, jobId]);
	useEffect(() => {
		if (phase !== 'unread' && state.kind !== 'done') saveDraft(jobId, JSON.parse(text));
	}, [phase, state.kind, jobId, text]);
	const discard = () => {
		applicationDraft(jobId).remove();
		for (const name of draftFields) reset(store, at(name));
		setPhase('fresh');
	};
	return { isRestored: phase === 'restored', discard };
}

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
