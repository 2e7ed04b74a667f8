import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Control } from './use-control.ts';

/** Takes over what was typed or filled in before scripts came; an element that is untouched changes nothing. */
export function useValueBeforeHydration<Element extends HTMLElement>(
	control: Control,
	read: (element: Element) => string | boolean | readonly string[],
): RefObject<Element | null> {
	const element = useRef<Element>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what the page held when scripts came counts
	useLayoutEffect(() => {
		const typed = element.current && read(element.current);
		if (Array.isArray(typed) ? typed.length > 0 : typed) control.change(typed);
	}, []);
	return element;
}
