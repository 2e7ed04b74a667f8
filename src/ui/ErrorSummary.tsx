import { type MouseEvent, useEffect, useRef } from 'react';
import { interpolate } from '#lib/interpolate.ts';
import styles from './ErrorSummary.module.css';
import { useFormParts } from './form-context.ts';
import { Icon } from './Icon.tsx';
import type { SubmitState } from './use-submit.ts';

/**
 * What went wrong with the whole form; it takes the focus, and its links lead to the fields. Fields that the service
 * refused speak for themselves, beside the toast that any refusal has: then the first of them takes the focus.
 */
export function ErrorSummary() {
	const { id, texts, state, labels } = useFormParts();
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (state.kind !== 'invalid' && state.kind !== 'refused') return;
		const [refused = ''] = refusedFields(state, labels);
		if (element.current) element.current.focus();
		else focusField(`${id}-${refused}`);
	}, [id, labels, state]);
	const { messages, fields } = problemsOf(state, labels);
	if (messages.length + fields.length === 0) return null;
	return (
		<div
			ref={element}
			className={styles.summary}
			role="alert"
			tabIndex={-1}
			aria-labelledby={`${id}-summary`}
		>
			<p id={`${id}-summary`} className={styles.title}>
				<Icon name="alert" />
				{texts.summary}
			</p>
			<ul className={styles.list}>
				{messages.map((message) => (
					<li key={message}>{message}</li>
				))}
				{fields.map(({ name, label, text }) => (
					<li key={name}>
						<a className={styles.link} href={`#${id}-${name}`} onClick={focusTarget}>
							{interpolate(texts.problem, { label, message: text })}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Focuses a control; where an uploader takes no more files, what can be done with those it has. */
function focusField(id: string): void {
	const control = document.getElementById(id);
	const beside = document.getElementById(`${id}-files`)?.querySelector('button');
	(control?.matches(':disabled') ? beside : control)?.focus();
}

// Not by following the link: that would leave an entry in the history.
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	focusField(event.currentTarget.hash.slice(1));
}

interface Problems {
	messages: readonly string[];
	fields: { name: string; label: string; text: string }[];
}

/** The fields that the service refused, in the order of the page. */
function refusedFields(state: SubmitState, labels: Map<string, string>): string[] {
	return state.kind === 'refused' ? [...labels.keys()].filter((name) => name in state.refused) : [];
}

function problemsOf(state: SubmitState, labels: Map<string, string>): Problems {
	if (state.kind === 'refused') {
		const isToldAtFields = refusedFields(state, labels).length > 0;
		return { messages: isToldAtFields ? [] : state.messages, fields: [] };
	}
	const invalid = state.kind === 'invalid' ? state.invalid : {};
	const fields = [...labels].flatMap(([name, label]) => {
		const text = invalid[name];
		return text === undefined ? [] : [{ name, label, text }];
	});
	return { messages: [], fields };
}
