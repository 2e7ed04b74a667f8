import { useEffect, useState } from 'react';
import { loadModule } from '#lib/browser/load-module.ts';

export type LazyParts = typeof import('./lazy-parts.ts');

/** The rest of the survey, fetched once it is wanted. */
export function useLazyParts(isWanted: boolean): LazyParts | undefined {
	const [rest, setRest] = useState<LazyParts>();
	useEffect(() => {
		// A part that does not come has the page reloaded, which leads back to this step.
		if (isWanted && !rest) loadModule(() => import('./lazy-parts.ts')).then(setRest, () => {});
	}, [isWanted, rest]);
	return rest;
}
