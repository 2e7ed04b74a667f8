import { useField } from '@formisch/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { interpolate } from '#lib/text/interpolate.ts';
import { Icon } from '../Icon.tsx';
import styles from './Form.module.css';
import { useFormParts } from './form-context.ts';
import { invalidFields, refusalOf, type SubmitState } from './use-submit.ts';

/**
 * What went wrong with the whole form; it takes the focus, and its links lead to the fields. Fields that the service
 * refused speak for themselves: then the first of them takes the focus.
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
	const { messages, fields } = useProblems(state, labels);
	if (messages.length + fields.length === 0) return null;
	// Only what the form finds itself is to be put right in it.
	const [title, ...others] = fields.length > 0 ? [texts.summary] : messages;
	const mail = refusalOf(state)?.mail;
	return (
		<div
			ref={element}
			className={styles.summary}
			role="alert"
			tabIndex={-1}
			aria-labelledby={`${id}-summary`}
		>
			<p id={`${id}-summary`} className={styles.title}>
				<Icon name="warning" />
				<span>{title}</span>
			</p>
			{others.map((message) => (
				<p key={message} className={styles.more}>
					{message}
				</p>
			))}
			{mail && (
				<p className={styles.more}>
					<a className={styles.link} href={mail.href}>
						{texts.byMail.link}
					</a>
					{mail.hasFiles && <span>{texts.byMail.attach}</span>}
				</p>
			)}
			{fields.length > 0 && (
				<ul className={styles.list}>
					{fields.map(({ name, label, text }) => (
						<li key={name}>
							<a className={styles.link} href={`#${id}-${name}`} onClick={focusTarget}>
								{interpolate(texts.problem, { label: label.replace(/[\s?!.:]+$/, ''), message: text })}
							</a>
						</li>
					))}
				</ul>
			)}
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
	const refused = refusalOf(state)?.refused ?? {};
	return [...labels.keys()].filter((name) => name in refused);
}

/** What is wrong as it is now: a field that was corrected leaves the list. */
function useProblems(state: SubmitState, labels: Map<string, string>): Problems {
	const { store, texts, problems } = useFormParts();
	// Has this render again when an error of any field comes or goes.
	useField(store, { path: [] as never });
	const refusal = refusalOf(state);
	if (refusal) {
		const atFields = refusedFields(state, labels).map((name) => refusal.refused[name]?.text);
		// One reason is told by the fields that it names.
		const isToldAtFields = atFields.length > 0 && refusal.messages.length === 1;
		const messages = refusal.messages.filter((message) => !isToldAtFields && !atFields.includes(message));
		return { messages, fields: [] };
	}
	if (state.kind !== 'invalid') return { messages: [], fields: [] };
	const wrong = invalidFields(store, { texts, problems });
	const fields = [...labels].flatMap(([name, label]) => {
		const text = name in state.invalid ? wrong[name] : undefined;
		return text === undefined ? [] : [{ name, label, text }];
	});
	return { messages: [], fields };
}
