import { type FormConfig, type FormSchema, type FormStore, useForm } from '@formisch/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isOffline } from '#lib/connection.ts';
import { watchPresses } from '#lib/press.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { FormContext } from './form-context.ts';
import { RequiredLegend } from './RequiredLegend.tsx';
import { type SubmitOptions, useSubmit } from './use-submit.ts';

interface FormProps<Schema extends FormSchema, Success extends { kind: string }>
	extends Omit<SubmitOptions<Schema, Success>, 'problems'> {
	/** Starts the id of every control, once per page. */
	id: string;
	schema: Schema;
	initial?: FormConfig<Schema>['initialInput'];
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
	const { state, submit } = useSubmit(store, { ...props, problems });
	const isStarted = useRef(false);
	useEffect(watchPresses, []);
	const start = () => {
		if (!isStarted.current) onStart?.();
		isStarted.current = true;
	};
	return (
		<FormContext value={{ id, store: store as unknown as FormStore, texts, state, labels, problems, isStep }}>
			<form
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
				{texts.required && <RequiredLegend text={texts.required} />}
				{children}
			</form>
		</FormContext>
	);
}
