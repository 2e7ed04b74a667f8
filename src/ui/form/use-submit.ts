import { type FormSchema, type FormStore, getDeepErrorEntries, getInput, validate } from '@formisch/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as v from 'valibot';
import { type ErrorWording, explain, type FieldRefusal } from './field-errors.ts';
import { messageText } from './form-texts.ts';

/** A field that the service refused: the text at it stands while it holds that value. */
interface RefusedField {
	text: string;
	value: string;
}

/** What a form would send as a link that opens a mail, which carries no files. */
export interface MailInstead {
	href: string;
	hasFiles?: boolean;
}

/** What the service refused: `messages` are those of the whole form; `mail` is a way around a bot check that lets nothing through. */
interface Refused {
	kind: 'refused';
	messages: readonly string[];
	refused: Readonly<Record<string, RefusedField>>;
	mail?: MailInstead | undefined;
}

export type SubmitState =
	| { kind: 'idle' }
	/** `before` stays while it is sent again: the button would move from under the pointer. */
	| { kind: 'busy'; before?: Refused | undefined }
	/** `invalid` names each field that the form itself found wrong, with its message. */
	| { kind: 'invalid'; invalid: Readonly<Record<string, string>> }
	| Refused
	| { kind: 'done' };

/** What was refused and is still shown. */
export function refusalOf(state: SubmitState): Refused | undefined {
	if (state.kind === 'refused') return state;
	return state.kind === 'busy' ? state.before : undefined;
}

export interface SubmitOptions<Schema extends FormSchema, Success extends { kind: string }>
	extends ErrorWording {
	/**
	 * Sends what was typed; `key` is the same when the same values are sent again after an unknown outcome. An outcome of
	 * the kind `cancelled` leaves the form as if it had not been sent.
	 */
	send: (values: v.InferOutput<Schema>, key: string) => Promise<Success | FieldRefusal>;
	onDone: (success: Success) => void;
	/** The same as a mail, for where the bot check lets nothing through. */
	toMail?: ((values: v.InferOutput<Schema>) => MailInstead) | undefined;
	/** What controls say of what they hold, by name, in the place of the schema's own message. */
	problems: ReadonlyMap<string, string>;
}

const refusals = new Set(['failed', 'offline', 'unexpected', 'blocked']);
const isRefusal = (outcome: { kind: string }): outcome is FieldRefusal => refusals.has(outcome.kind);
// Whether the service has done it is known; otherwise sending again must not do it twice.
const isKnown = (outcome: { kind: string; status?: number }) =>
	outcome.kind !== 'offline' && outcome.kind !== 'unexpected' && (outcome.status ?? 0) < 500;

/** A field's present value, to compare. */
export function fieldValue(store: FormStore, name: string): string {
	return JSON.stringify(getInput(store, { path: [name] })) ?? '';
}

/** The one way a form is sent: clear, busy, call, map, settle. A submit during another is ignored. */
export function useSubmit<Schema extends FormSchema, Success extends { kind: string }>(
	store: FormStore<Schema>,
	options: SubmitOptions<Schema, Success>,
): { state: SubmitState; submit: () => Promise<void> } {
	const [state, setState] = useState<SubmitState>({ kind: 'idle' });
	const latest = useRef(state);
	const settle = (next: SubmitState) => {
		latest.current = next;
		setState(next);
	};
	useReturn(() => {
		if (latest.current.kind === 'done') settle({ kind: 'idle' });
	});
	const keys = useMemo(attemptKeys, []);

	const refusedState = async (
		refusal: FieldRefusal,
		values?: v.InferOutput<Schema>,
	): Promise<SubmitState> => {
		const { messages, fields } = await explain(refusal, options);
		const isBotCheck = 'isBotCheck' in refusal && refusal.isBotCheck;
		const mail = isBotCheck && values ? options.toMail?.(values) : undefined;
		const refused = Object.entries(fields).map(([name, text]): [string, RefusedField] => [
			name,
			{ text, value: fieldValue(store as unknown as FormStore, name) },
		]);
		return { kind: 'refused', messages, refused: Object.fromEntries(refused), mail };
	};

	const attempt = async (): Promise<SubmitState> => {
		const result = await validate(store);
		if (!result.success) return { kind: 'invalid', invalid: invalidFields(store, options) };
		const outcome = await options.send(result.output, keys.keyFor(result.output));
		if (outcome.kind === 'cancelled') return { kind: 'idle' };
		if (isKnown(outcome)) keys.forget();
		if (isRefusal(outcome)) return refusedState(outcome, result.output);
		options.onDone(outcome);
		return { kind: 'done' };
	};

	const submit = async () => {
		if (latest.current.kind === 'busy' || latest.current.kind === 'done') return;
		settle({ kind: 'busy', before: refusalOf(latest.current) });
		settle(await attempt().catch(() => refusedState({ kind: 'unexpected' })));
	};

	return { state, submit };
}

/** Runs when the browser brings the page back as it was left, with all that its scripts held. */
function useReturn(run: () => void): void {
	useEffect(() => {
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && run();
		addEventListener('pageshow', onShow);
		return () => removeEventListener('pageshow', onShow);
	});
}

/** What is wrong with each field that the schema, or the control itself, finds wrong now. */
export function invalidFields<Schema extends FormSchema>(
	store: FormStore<Schema>,
	{ texts, problems }: Pick<SubmitOptions<Schema, { kind: string }>, 'texts' | 'problems'>,
): Record<string, string> {
	const found: Record<string, string> = {};
	for (const { path, errors } of getDeepErrorEntries(store)) {
		const name = String(path[0]);
		found[name] ??= problems.get(name) ?? messageText(errors[0], texts, {});
	}
	return found;
}

/** A key for sending values: the same values keep their key until it is forgotten, so that a resend is not a repeat. */
function attemptKeys() {
	let last: { values: string; key: string } | undefined;
	return {
		keyFor(values: unknown): string {
			const text = JSON.stringify(values);
			if (last?.values !== text) last = { values: text, key: crypto.randomUUID() };
			return last.key;
		},
		forget() {
			last = undefined;
		},
	};
}
