import { useEffect, useRef } from 'react';

/** The id of the field that is searched with. */
export const queryId = 'jobs-query';

/** Takes over what was typed before scripts came. */
export function useTypedQuery(search: (query: string) => void): void {
	const isTaken = useRef(false);
	useEffect(() => {
		if (isTaken.current) return;
		isTaken.current = true;
		const typed = (document.getElementById(queryId) as HTMLInputElement | null)?.value;
		if (typed) search(typed);
	}, [search]);
}
