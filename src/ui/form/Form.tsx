import { type FormConfig, type FormSchema, type FormStore, useForm } from '@formisch/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isOffline } from '#lib/browser/connection.ts';
import { observePresses } from '#lib/browser/pointer-press.ts';
import { Button } from '../Button.tsx';
import type { DraftPlace } from './drafts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { DraftNotice, useFormDraft } from './FormDraft.tsx';
import { FormContext, useFormParts, useHydrated, useOffline } from './form-context.ts';
import { type SubmitOptions, useSubmit } from './use-submit.ts';

interface FormProps<Schema extends FormSchema, Success extends { kind: string }>
	extends Omit<SubmitOptions<Schema, Success>, 'problems'> {
	/** Starts the id of every control, once per page. */
	id: string;
	schema: Schema;
	initial?: FormConfig<Schema>['initialInput'];
	/** Where what is typed is stored until it is sent, but for secrets and consent; in this tab by default, false for nowhere. */
	draft?: DraftPlace | false;
	/** A step of something longer: going on needs no connection and takes no time. */
	isStep?: boolean;
	/** Called once, when the visitor starts to fill in. */
	onStart?: () => void;
	children: ReactNode;
}

/** A form of the kit around its controls; it works once scripts have come, and says so where they never do. */
export function Form<Schema extends FormSchema, Success extends { kind: string }>(
	props: FormProps<Schema, Success>,
) {
	const { id, schema, initial, texts, isStep = false, onStart, children } = props;
	const store = useForm({ schema, initialInput: initial, validate: 'blur', revalidate: 'input' });
	const labels = useRef(new Map<string, string>()).current;
	const problems = useRef(new Map<string, string>()).current;
	const { draft, found, discard } = useFormDraft(store as unknown as FormStore, {
		id,
		place: isStep ? false : props.draft,
		initial: (initial ?? {}) as Record<string, unknown>,
	});
	const { state, submit } = useSubmit(store, {
		...props,
		problems,
		onDone: (success) => {
			draft?.setDone(true);
			props.onDone(success);
		},
	});
	// The page of a form that was sent may be shown again.
	useEffect(() => {
		if (state.kind !== 'done') draft?.setDone(false);
	}, [draft, state.kind]);
	const isStarted = useRef(false);
	useEffect(observePresses, []);
	const element = useRef<HTMLFormElement>(null);
	const start = () => {
		if (!isStarted.current) onStart?.();
		isStarted.current = true;
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: once scripts have come, as what had the focus before began it
	useEffect(() => {
		if (element.current?.contains(document.activeElement)) start();
	}, []);
	useEffect(() => {
		// ReloadGuard.astro heard it.
		const wasSent = element.current?.dataset.sent !== undefined;
		delete element.current?.dataset.sent;
		if (wasSent) element.current?.requestSubmit();
	}, []);
	return (
		<FormContext
			value={{
				id,
				store: store as unknown as FormStore,
				texts,
				locale: props.locale,
				state,
				labels,
				problems,
				draft,
				isStep,
			}}
		>
			<form
				ref={element}
				className={styles.form}
				id={id}
				method="post"
				noValidate
				onFocus={start}
				onSubmit={(event) => {
					event.preventDefault();
					if (isStep || !isOffline()) void submit();
				}}
			>
				<noscript>
					<p className={styles.noscript}>{texts.noscript}</p>
				</noscript>
				<ErrorSummary />
				{found && <DraftNotice found={found} texts={texts.draft} onDiscard={discard} />}
				{texts.required && <RequiredLegend text={texts.required} />}
				{children}
			</form>
		</FormContext>
	);
}

/** Says what the asterisk means; the text starts with it and keeps its spaces. */
export function RequiredLegend({ text }: { text: string }) {
	return (
		<p className={styles.legend}>
			<span className={styles.mark}>{text.slice(0, 1)}</span>
			<span>{text.slice(1)}</span>
		</p>
	);
}

/** A quiet sentence of a form: what it does with what is sent, what it loads. */
export function FormNote({ children }: { children: ReactNode }) {
	return <p className={styles.note}>{children}</p>;
}

interface SubmitButtonProps {
	/** What the form does cannot be taken back. */
	tone?: 'danger';
	children: ReactNode;
}

/** Sends the form; disabled until scripts have come and while offline, and says so and when it is at work. */
export function SubmitButton({ tone, children }: SubmitButtonProps) {
	const { texts, state, isStep = false } = useFormParts();
	const isBusy = state.kind === 'busy' || state.kind === 'done';
	const isOff = useOffline() && !isBusy && !isStep;
	const isHydrated = useHydrated();
	return (
		<div className={styles.row}>
			<Button
				type="submit"
				tone={tone}
				disabled={!isHydrated}
				data-waiting={!isHydrated || undefined}
				aria-disabled={isBusy || isOff}
				data-state={isBusy ? 'busy' : 'idle'}
			>
				{children}
			</Button>
			{!isHydrated && <span className={styles.waiting}>{texts.waiting}</span>}
			<span role="status" className={styles.status}>
				<span>{isBusy && !isStep && texts.busy}</span>
				<span>{isOff && texts.offline}</span>
			</span>
		</div>
	);
}
