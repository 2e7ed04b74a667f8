import { useEffect, useState } from 'react';
import { loadModule } from '#lib/browser/load-module.ts';

export type Rest = typeof import('./lazy-parts.ts');

/** The rest of the survey, fetched once it is wanted. */
export function useRest(isWanted: boolean): Rest | undefined {
	const [rest, setRest] = useState<Rest>();
	useEffect(() => {
		// A part that does not come has the page reloaded, which leads back to this step.
		if (isWanted && !rest) loadModule(() => import('./lazy-parts.ts')).then(setRest, () => {});
	}, [isWanted, rest]);
	return rest;
}
