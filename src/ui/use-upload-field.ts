import { type RefObject, useEffect, useRef } from 'react';
import { useFormParts } from './form-context.ts';
import { idsOf } from './upload-state.ts';
import type { Control } from './use-control.ts';
import type { SubmitState } from './use-submit.ts';
import type { Uploads } from './use-uploads.ts';

/** Tells the form which files it carries. */
export function useFormValue(control: Control, { files }: Uploads): void {
	const isUntouched = useRef(true);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the files change what is carried
	useEffect(() => {
		isUntouched.current &&= files.length === 0;
		if (!isUntouched.current) control.change(idsOf(files));
	}, [files]);
}

/** Whether the service refused what the field of that name holds. */
const isRefused = (state: SubmitState, name: string) =>
	state.kind === 'refused' && Object.hasOwn(state.refused, name);

/**
 * Tells the form why it cannot be sent with these files, and gives the control that says so. `problem` is empty where it
 * can be, and undefined without files, of which the form's schema speaks.
 */
export function useFormProblem(control: Control, problem: string | undefined): Control {
	const { problems, state } = useFormParts();
	useEffect(() => {
		if (problem) problems.set(control.name, problem);
		else problems.delete(control.name);
	}, [problems, control.name, problem]);
	if (problem === undefined) return control;
	const isShown = control.error !== undefined || isRefused(state, control.name);
	return { ...control, error: isShown && problem ? problem : undefined };
}

/** Whether the form is being sent: what is chosen then, or taken away, would not be what it sends. */
export function useIsSending(): boolean {
	const { kind } = useFormParts().state;
	return kind === 'busy' || kind === 'done';
}

/** Follows the form: what it sent is done, what its service no longer holds is to be sent again. */
export function useFormState(name: string, { markSent, markLapsed }: Uploads): void {
	const { state } = useFormParts();
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the form's state counts
	useEffect(() => {
		if (state.kind === 'done') markSent();
		if (isRefused(state, name)) markLapsed();
	}, [state]);
}

interface FocusParts {
	picker: RefObject<HTMLInputElement | null>;
	list: RefObject<HTMLUListElement | null>;
	/** How many files there are, and whether the picker is off. */
	count: number;
	isOff: boolean;
}

/** Keeps the focus in the field when the picker is turned off, or a file's button goes away with it. */
export function useKeptFocus({ picker, list, count, isOff }: FocusParts): void {
	const last = useRef(count);
	useEffect(() => {
		const isLess = count < last.current;
		last.current = count;
		const isLost = document.activeElement === document.body;
		if (isLess && isLost) (isOff ? list.current?.querySelector('button') : picker.current)?.focus();
	}, [count, isOff, picker, list]);
	useEffect(() => {
		if (isOff && document.activeElement === picker.current)
			list.current?.querySelector<HTMLElement>('li:last-child button')?.focus();
	}, [isOff, picker, list]);
}
