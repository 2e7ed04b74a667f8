import { type RefObject, useEffect, useReducer, useRef } from 'react';

interface ChangeParts<Place extends HTMLElement> {
	change: Change;
	/** Goes on what holds both the form and, while that is closed, the button that opens it. */
	place: RefObject<Place | null>;
	edit: () => void;
	/** Closes the form; with news something was saved. */
	end: (news?: string) => void;
}

const targets: Record<Change['kind'], string> = {
	editing: 'input, select',
	shown: '[data-opens]',
	saved: '[data-opens]',
};

/** The change of a setting; the focus goes into its form, and back to the button that opened it. */
export function useChange<Place extends HTMLElement>(): ChangeParts<Place> {
	const [change, dispatch] = useReducer(nextChange, { kind: 'shown' });
	const place = useRef<Place>(null);
	const seen = useRef<Change['kind']>('shown');
	useEffect(() => {
		if (seen.current === change.kind) return;
		seen.current = change.kind;
		place.current?.querySelector<HTMLElement>(targets[change.kind])?.focus();
	}, [change.kind]);
	return {
		change,
		place,
		edit: () => dispatch({ kind: 'edit' }),
		end: (news) => dispatch(news === undefined ? { kind: 'cancel' } : { kind: 'save', news }),
	};
}

/** Where the change of a setting stands: its value is shown, a form is open, or it was just saved. */
type Change = { kind: 'shown' } | { kind: 'editing' } | { kind: 'saved'; news: string };

type ChangeEvent = { kind: 'edit' } | { kind: 'cancel' } | { kind: 'save'; news: string };

/** What an event makes of a change; saving counts only while the form is open. */
function nextChange(change: Change, event: ChangeEvent): Change {
	if (event.kind === 'edit') return { kind: 'editing' };
	if (change.kind !== 'editing') return change;
	return event.kind === 'save' ? { kind: 'saved', news: event.news } : { kind: 'shown' };
}
