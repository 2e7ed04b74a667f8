import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadModule } from '#lib/load-module.ts';
import type { TypedPhone } from './phone-numbers.ts';
import type { Control } from './use-control.ts';

type PhoneNumbers = typeof import('./phone-numbers.ts');

/** The rules of numbers, which are fetched when somebody comes near the field; null where they cannot be had. */
function usePhoneNumbers(): { numbers: PhoneNumbers | null | undefined; load: () => void } {
	const [numbers, setNumbers] = useState<PhoneNumbers | null>();
	// Without the rules a whole number, with its plus, is taken as it is.
	const load = () =>
		void loadModule(() => import('./phone-numbers.ts')).then(setNumbers, () => setNumbers(null));
	return { numbers, load };
}

/** Has the field's form wait while it does not know yet whether a number is one, and sends it then. */
function useHeldSubmit(input: RefObject<HTMLInputElement | null>, isHeld: boolean): void {
	useEffect(() => {
		const form = input.current?.form;
		if (!form || !isHeld) return;
		let wasSent = false;
		const hold = (event: SubmitEvent) => {
			event.preventDefault();
			event.stopPropagation();
			wasSent = true;
		};
		form.addEventListener('submit', hold, { capture: true });
		return () => {
			form.removeEventListener('submit', hold, { capture: true });
			if (wasSent) form.requestSubmit();
		};
	}, [input, isHeld]);
}

/** What the form carries: E.164, or what can be none, which its schema refuses. */
function carriedBy(typed: TypedPhone, numbers: PhoneNumbers | null | undefined): string {
	const text = typed.text.trim();
	if (!numbers || text === '') return text;
	return numbers.readPhone(typed)?.value ?? text.replace(/^\+/, '00');
}

/** Joins a phone field to its form: what is shown is as it was typed, what is carried is E.164. */
export function usePhone(control: Control, country: string, input: RefObject<HTMLInputElement | null>) {
	const { numbers, load } = usePhoneNumbers();
	const [typed, setTyped] = useState<TypedPhone>({ text: '', country });
	const carried = useRef('');
	// What was typed last may not be rendered yet when the rules arrive.
	const last = useRef(typed);
	const change = (next: TypedPhone) => {
		// A number that names its country chooses it.
		last.current = { ...next, country: numbers?.readPhone(next)?.country ?? next.country };
		setTyped(last.current);
		carried.current = carriedBy(next, numbers);
		control.change(carried.current);
	};
	const value = String(control.value ?? '');
	// What others put into the form is shown; at once, or a key that is pressed meanwhile would be taken back.
	useLayoutEffect(() => {
		if (value === carried.current) return;
		carried.current = value;
		last.current = { ...last.current, text: value };
		setTyped(last.current);
	}, [value]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is there before the rules is read once they are
	useLayoutEffect(() => {
		if (numbers && last.current.text !== '') change(last.current);
	}, [numbers]);
	const isNeeded = typed.text !== '';
	// biome-ignore lint/correctness/useExhaustiveDependencies: the first text needs the rules
	useEffect(() => {
		if (isNeeded) load();
	}, [isNeeded]);
	useHeldSubmit(input, isNeeded && numbers === undefined);
	return { typed, change, load, callingCode: numbers?.callingCode };
}
