import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { type Change, nextChange } from './change.ts';

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
