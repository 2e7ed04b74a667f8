import { type FormStore, getDeepError, useField, validate } from '@formisch/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from '#lib/browser/pointer-press.ts';
import { useFormParts } from './form-context.ts';
import { messageText } from './form-texts.ts';
import { fieldValue, refusalOf } from './use-submit.ts';

/** A control's place in its form: its value, its ids, and its error once it is to be shown. */
export interface Control {
	id: string;
	name: string;
	value: unknown;
	error: string | undefined;
	change: (value: unknown) => void;
	/** Leaving a control that holds something shows what is wrong with it. */
	leave: () => void;
}

/** Takes back errors that a change may have mended: that of a date for one of its parts, or of a field that another has to match. */
export function judgeAgain(store: FormStore): void {
	if (getDeepError(store)) void validate(store);
}

/** Joins a control to the form around it; the draft holds nothing of a secret one. Errors show on leaving a filled control and after a first submit. */
export function useControl(name: string, label: string, { isSecret = false } = {}): Control {
	const { id, store, texts, state, labels, draft } = useFormParts();
	const field = useField(store, { path: [name] });
	const [isRevealed, setRevealed] = useState(false);
	useEffect(() => {
		labels.set(name, label);
	}, [labels, name, label]);
	const value = field.input;
	useEffect(() => {
		if (!isSecret) draft?.record(name, value);
	}, [draft, isSecret, name, value]);
	const key = isRevealed || state.kind !== 'idle' ? field.errors?.[0] : undefined;
	const refused = refusalOf(state)?.refused[name];
	const isStillRefused = refused?.value === fieldValue(store, name);
	return {
		id: `${id}-${name}`,
		name,
		value: field.input,
		error: key ? messageText(key, texts, {}) : isStillRefused ? refused?.text : undefined,
		change: (value) => {
			field.onChange(value);
			judgeAgain(store);
		},
		leave: () =>
			afterPress(() => {
				if (field.input !== undefined && field.input !== '' && field.input !== false) setRevealed(true);
				field.props.onBlur();
			}),
	};
}

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
