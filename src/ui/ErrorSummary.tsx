import { type MouseEvent, useEffect, useRef } from 'react';
import { interpolate } from '#lib/interpolate.ts';
import styles from './ErrorSummary.module.css';
import { useFormParts } from './form-context.ts';
import { Icon } from './Icon.tsx';
import type { SubmitState } from './use-submit.ts';

/** What went wrong with the whole form; it takes the focus, and its links lead to the fields. */
export function ErrorSummary() {
	const { id, texts, state, labels } = useFormParts();
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (state.kind === 'invalid' || state.kind === 'refused') element.current?.focus();
	}, [state]);
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

// Not by following the link: that would leave an entry in the history.
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
	event.preventDefault();
	document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

interface Problems {
	messages: readonly string[];
	fields: { name: string; label: string; text: string }[];
}

/** Codes that only name wrong fields say nothing new once the fields themselves are listed. */
function problemsOf(state: SubmitState, labels: Map<string, string>): Problems {
	if (state.kind !== 'invalid' && state.kind !== 'refused') return { messages: [], fields: [] };
	const texts =
		state.kind === 'invalid'
			? state.invalid
			: Object.fromEntries(Object.entries(state.refused).map(([name, { text }]) => [name, text]));
	const fields = [...labels].flatMap(([name, label]) => {
		const text = texts[name];
		return text === undefined ? [] : [{ name, label, text }];
	});
	return { messages: state.kind === 'refused' && fields.length === 0 ? state.messages : [], fields };
}
