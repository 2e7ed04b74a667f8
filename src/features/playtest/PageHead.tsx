import { useEffect, useId, useRef } from 'react';
import { interpolate } from '#lib/text/interpolate.ts';
import styles from './PageHead.module.css';
import type { SurveyFile } from './survey-file.ts';

interface StepHeadProps {
	title: string;
	text: string;
	/** The number of the step, from 0, of how many. */
	steps: { at: number; count: number };
	texts: SurveyFile['texts'];
}

/** Says where one is; it takes the focus when a step begins, so that the step is told. */
export function PageHead({ title, text, steps: { at, count }, texts }: StepHeadProps) {
	const id = useId();
	const element = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		element.current?.focus({ preventScroll: true });
		element.current?.closest('[data-scroll]')?.scrollTo({ top: 0, behavior: 'instant' });
	}, []);
	return (
		<div className={styles.head}>
			<div className={styles.steps} aria-hidden="true">
				{Array.from({ length: count }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: steps are their numbers
					<span key={index} className={styles.step} data-state={index <= at ? 'done' : 'open'} />
				))}
			</div>
			<p id={id} className={styles.count}>
				{interpolate(texts.step, { number: at + 1, count })}
			</p>
			<h2 ref={element} className={styles.title} tabIndex={-1} data-step aria-describedby={id}>
				{title}
			</h2>
			{text && <p>{text}</p>}
		</div>
	);
}
