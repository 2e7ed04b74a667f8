import { useEffect, useLayoutEffect, useRef } from 'react';

/** The id of the field that is searched with. */
export const queryId = 'positions-query';

/** Takes over what was typed before scripts came. */
export function useTypedQuery(search: (query: string) => void): void {
	const typed = useRef('');
	useLayoutEffect(() => {
		typed.current = (document.getElementById(queryId) as HTMLInputElement | null)?.value ?? '';
	}, []);
	useEffect(() => {
		if (typed.current) search(typed.current);
		typed.current = '';
	}, [search]);
}
