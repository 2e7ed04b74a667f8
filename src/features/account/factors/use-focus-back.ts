import { type RefObject, useEffect, useRef } from 'react';
import type { FactorStep } from './journey.ts';

/** Gives the focus back to what began a step when the step is cancelled; goes on what holds them all. */
export function useFocusBack(step: FactorStep): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	const before = useRef(step.kind);
	useEffect(() => {
		const opener = `[data-opens~="${before.current}"]`;
		before.current = step.kind;
		if (step.kind === 'shown' && !step.news) place.current?.querySelector<HTMLElement>(opener)?.focus();
	}, [step]);
	return place;
}
