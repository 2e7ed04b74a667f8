import type { FormStore } from '@formisch/react';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { isOffline, observeConnection } from '#lib/browser/connection.ts';
import type { FormTexts } from './form-texts.ts';
import type { SubmitState } from './use-submit.ts';

/** Takes down what the controls of a form hold, for its draft. */
export interface DraftRecorder {
	record: (name: string, value: unknown) => void;
	/** The names of files that a control holds. */
	recordFiles: (name: string, names: readonly string[]) => void;
}

/** Whose drafts the forms below store: the user name of a player, or nobody's. */
export const DraftOwner = createContext('');

/** What a form shares with its controls. */
export interface FormParts {
	/** Starts the id of every control. */
	id: string;
	store: FormStore;
	texts: FormTexts;
	locale: string;
	state: SubmitState;
	/** The label of each control in the order of the page, as the summary names them. */
	labels: Map<string, string>;
	/** What controls say of what they hold, by name, in the place of the schema's own message. */
	problems: Map<string, string>;
	/** Undefined where nothing that is typed is stored. */
	draft?: DraftRecorder | undefined;
	/** Whether it is a step of something longer, which sends nothing. */
	isStep?: boolean;
}

export const FormContext = createContext<FormParts | undefined>(undefined);

/** The form around a control. */
export function useFormParts(): FormParts {
	const parts = useContext(FormContext);
	if (!parts) throw new Error('A control stands outside a Form.');
	return parts;
}

const never = () => () => {};

/** Whether scripts have taken the page over; before, a form cannot be sent. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}

/** Whether the site is out of reach, so that nothing can be sent. */
export function useOffline(): boolean {
	return useSyncExternalStore(observeConnection, isOffline, () => false);
}
