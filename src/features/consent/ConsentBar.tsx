import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { readChoice } from '#contract/choice.ts';
import { pageCookies } from '#lib/cookie.ts';
import { $showCookieBanner } from '#stores/consent.store.ts';
import buttons from '#ui/Button.module.css?late';
import { answer } from './answer.ts';
import { Categories } from './Categories.tsx';
import styles from './ConsentBar.module.css?late';
import type { Question } from './question.ts';
import { useAnswerElsewhere } from './use-answer-elsewhere.ts';
import { useRoom } from './use-room.ts';

interface ConsentBarProps {
	question: Question;
	/** A new one each time that the bar is asked for. */
	opening: { opener?: HTMLElement | undefined };
}

/** Asks which cookies the site may set; shown while the store says so. */
export function ConsentBar(props: ConsentBarProps) {
	useAnswerElsewhere(props.question.revision);
	return useStore($showCookieBanner) && <OpenBar {...props} />;
}

/** A yes to an older question is none to this one. */
function hasAllowed(revision: number): boolean {
	const choice = readChoice(pageCookies());
	return choice.analytics && choice.revision >= revision;
}

const asksForPrivacy = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function OpenBar({ question, opening }: ConsentBarProps) {
	const { revision, title, text, links, categories, labels } = question;
	const [isTicked, setTicked] = useState(() => hasAllowed(revision));
	const bar = useRef<HTMLElement>(null);
	const titleId = useId();
	useRoom(bar);
	useEffect(() => {
		if (opening.opener) bar.current?.focus();
	}, [opening]);

	const answers = [
		[labels.accept, true],
		[labels.confirm, isTicked],
		[labels.reject, false],
	] as const;
	return (
		<section ref={bar} className={styles.bar} aria-labelledby={titleId} tabIndex={-1} data-surface="paper">
			<div className={styles.words}>
				<h2 className={styles.title} id={titleId}>
					{title}
				</h2>
				<p>{text}</p>
				<Categories {...{ categories, isTicked, setTicked }} always={labels.always} />
				{asksForPrivacy() && <p className={styles.note}>{labels.privacyControl}</p>}
				<p className={styles.links}>
					{links.map(({ label, url }) => (
						<a key={url} className={styles.link} href={url}>
							{label}
						</a>
					))}
				</p>
			</div>
			<div className={styles.answers}>
				{answers.map(([label, analytics]) => (
					<button
						key={label}
						className={buttons.button}
						type="button"
						data-look="quiet"
						data-tight
						onClick={() => answer({ revision, analytics }, { bar: bar.current, opener: opening.opener })}
					>
						{label}
					</button>
				))}
			</div>
		</section>
	);
}
