import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { readChoice } from '#contract/choice.ts';
import { pageCookies } from '#lib/page-cookies.ts';
import { $showCookieBanner } from '#stores/consent.store.ts';
import buttons from '#ui/Button.module.css?late';
import type { answer } from './answer.ts';
import { Categories } from './Categories.tsx';
import styles from './ConsentBar.module.css?late';
import { followAnswers } from './follow-answers.ts';
import { asksForPrivacy } from './privacy-control.ts';
import type { Question } from './question.ts';
import { keepRoom } from './room.ts';

interface ConsentBarProps {
	question: Question;
	/** A new one each time that the bar is asked for. */
	opening: { opener?: HTMLElement };
	onAnswer: typeof answer;
}

/** Asks which cookies the site may set; shown while the store says so. */
export function ConsentBar(props: ConsentBarProps) {
	const { revision } = props.question;
	useEffect(() => followAnswers(revision), [revision]);
	return useStore($showCookieBanner) && <OpenBar {...props} />;
}

/** A yes to an older question is none to this one. */
function hasAllowed(revision: number): boolean {
	const choice = readChoice(pageCookies());
	return choice.analytics && choice.revision >= revision;
}

/** As built it has the note too, for those whom it concerns. */
const hasNote = () => typeof document === 'undefined' || asksForPrivacy();

/** The bar itself. */
export function OpenBar({ question, opening, onAnswer }: ConsentBarProps) {
	const { revision, title, text, links, categories, labels } = question;
	const [isTicked, setTicked] = useState(() => hasAllowed(revision));
	const bar = useRef<HTMLElement>(null);
	const titleId = useId();
	useEffect(() => (bar.current ? keepRoom(bar.current) : undefined), []);
	useEffect(() => {
		if (opening.opener) bar.current?.focus();
	}, [opening]);

	const answers = [
		['accept', true],
		['confirm', isTicked],
		['reject', false],
	] as const;
	return (
		<section ref={bar} className={styles.bar} aria-labelledby={titleId} tabIndex={-1} data-surface="paper">
			<div className={styles.words}>
				<h2 className={styles.title} id={titleId}>
					{title}
				</h2>
				<p>{text}</p>
				<Categories {...{ categories, isTicked, setTicked }} always={labels.always} />
				{hasNote() && (
					<p className={styles.note} data-privacy-control>
						{labels.privacyControl}
					</p>
				)}
				<p className={styles.links}>
					{links.map(({ label, url }) => (
						<a key={url} className={styles.link} href={url}>
							{label}
						</a>
					))}
				</p>
			</div>
			<div className={styles.answers}>
				{answers.map(([said, analytics]) => (
					<button
						key={said}
						className={buttons.button}
						type="button"
						data-look="quiet"
						data-tight
						data-answer={said}
						onClick={() => onAnswer({ revision, analytics }, { bar: bar.current, opener: opening.opener })}
					>
						{labels[said]}
					</button>
				))}
			</div>
		</section>
	);
}
