import { useEffect, useRef } from 'react';

/**
 * What the place of something that is being fetched takes on, so that it takes the focus from a button to try again,
 * which goes away as that comes.
 */
export function useFocusReturn(isHere: boolean) {
	const ref = useRef<HTMLDivElement>(null);
	const hasFocus = useRef(false);
	useEffect(() => {
		if (isHere && hasFocus.current && document.activeElement === document.body) ref.current?.focus();
	}, [isHere]);
	const note = (has: boolean) => () => {
		hasFocus.current = has;
	};
	return { ref, tabIndex: -1, onFocus: note(true), onBlur: note(false) };
}
