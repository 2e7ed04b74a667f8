import { type FormConfig, type FormStore, useForm, validate } from '@formisch/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { FormContext } from '#ui/form-context.ts';
import type { SubmitState } from '#ui/use-submit.ts';
import styles from './Kit.module.css';
import { samples } from './samples.ts';

interface StageProps {
	/** Starts the id of every control, once per page. */
	id: string;
	title: string;
	form: SharedFormTexts;
	initial?: FormConfig<typeof samples>['initialInput'];
	state?: SubmitState;
	children: ReactNode;
}

/** Holds controls in one state of their form for as long as somebody looks. */
export function Stage({ id, title, form, initial, state = { kind: 'idle' }, children }: StageProps) {
	const store = useForm({ schema: samples, initialInput: initial });
	const labels = useRef(new Map<string, string>());
	const problems = useRef(new Map<string, string>());
	const [shown, show] = useState<SubmitState>({ kind: 'idle' });
	// biome-ignore lint/correctness/useExhaustiveDependencies: a stage keeps the state it starts with
	useEffect(() => {
		if (state.kind === 'invalid') void validate(store);
		show(state);
	}, []);
	const parts = {
		id,
		store: store as unknown as FormStore,
		texts: form,
		state: shown,
		labels: labels.current,
		problems: problems.current,
	};
	return (
		<section className={styles.stage}>
			<h3 className={styles.title}>{title}</h3>
			<FormContext value={parts}>{children}</FormContext>
		</section>
	);
}
