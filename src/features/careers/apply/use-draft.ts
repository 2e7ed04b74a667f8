import { getInput, reset, setInput, useField } from '@formisch/react';
import { useEffect, useState } from 'react';
import { useFormParts } from '#ui/form-context.ts';
import { type DraftValues, draftFields, draftFor, forgetDraft, keepDraft } from './draft.ts';

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
export function useDraft(jobId: string): { isRestored: boolean; discard: () => void } {
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
	useEffect(() => setPhase(fillIn(store, draftFor(jobId)) ? 'restored' : 'fresh'), [store, jobId]);
	useEffect(() => {
		if (phase !== 'unread' && state.kind !== 'done') keepDraft(jobId, JSON.parse(text));
	}, [phase, state.kind, jobId, text]);
	const discard = () => {
		forgetDraft(jobId);
		for (const name of draftFields) reset(store, at(name));
		setPhase('fresh');
	};
	return { isRestored: phase === 'restored', discard };
}
