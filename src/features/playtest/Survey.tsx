import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { findVisible, listQuestions } from '#contract/survey/visible-questions.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { surveyDraft } from './draft.ts';
import { isBasic } from './field-props.ts';
import type { LoadedSurvey, SurveyFile } from './load-survey.ts';
import { openRooms } from './load-survey.ts';
import styles from './Survey.module.css';
import { SurveyPage } from './SurveyPage.tsx';
import {
	getPosition,
	positionPushed,
	pushPosition,
	type SurveyPosition,
	stateWith,
} from './survey-position.ts';
import { useLazyParts } from './use-lazy-parts.ts';

interface SurveyProps extends LoadedSurvey {
	dialog: HTMLDialogElement;
}

/** The survey, page by page, with a last look before it is sent. */
export function Survey({ dialog, ...loaded }: SurveyProps) {
	const { texts } = loaded.file;
	const { answers, room, answer, discard, isRestored, hasAny } = useResponses(openRooms(loaded));
	const position = usePosition();
	const [sent, setSent] = useState<{ reference: string; email: string }>();
	const [run, setRun] = useState(0);
	const leaving = useLeaving(dialog, hasAny);
	const shown = findVisible(loaded.survey, answers);
	const opening = listQuestions(shown.pages[0]?.elements ?? []);
	const rest = useLazyParts(hasAny || position.at > 0 || !opening.every(isBasic));
	const at = rest ? Math.min(position.at, rest.findReach(loaded, answers)) : 0;
	const page = shown.pages[at];
	// Before somebody has begun, the opening page does without the rest, unless it asks for more.
	const isReady = rest !== undefined || (position.at === 0 && opening.every(isBasic));
	const startAnew = () => {
		discard();
		setRun(run + 1);
	};
	const finish = (reference: string) => {
		setSent({ reference, email: String(shown.answers.email ?? '') });
		startAnew();
		markDone();
		dialog.dataset.sent = '';
	};
	if (sent && rest && position.isDone)
		return <rest.Received loaded={loaded} {...sent} onClose={() => dialog.close()} />;
	if (!isReady) return <p role="status">{texts.loading}</p>;
	return (
		<>
			<PageHead
				key={`${run} ${page?.name ?? 'review'}`}
				title={page ? page.title || texts.needed.page : texts.review.title}
				text={page?.description ?? ''}
				steps={{ at, count: shown.pages.length + 1 }}
				texts={texts}
			/>
			{isRestored && rest && <rest.Restored texts={texts} discard={startAnew} />}
			{page && (
				<SurveyPage
					// What it begins with is another where the room on the page is.
					key={`${run} ${room} ${page.name}`}
					{...{ loaded, rest, answers, answer }}
					page={page.name}
					onNext={() => pushPosition(at + 1)}
					onPrevious={at > 0 ? () => history.back() : undefined}
				/>
			)}
			{!page && rest && (
				<rest.Review
					{...{ loaded, shown }}
					change={pushPosition}
					onPrevious={() => history.back()}
					onSent={finish}
				/>
			)}
			{leaving.isAsked && rest && (
				<rest.LeaveDialog
					texts={texts}
					onStay={leaving.stay}
					onKeep={leaving.leave}
					onDiscard={() => {
						startAnew();
						leaving.leave();
					}}
				/>
			)}
		</>
	);
}

/** The step that the history says; the last one while the survey is closed. */
function usePosition(): SurveyPosition {
	const [position, setPosition] = useState<SurveyPosition>(() => getPosition() ?? { at: 0, depth: 0 });
	useEffect(() => observePosition(() => setPosition((before) => getPosition() ?? before)), []);
	return position;
}

/** Stands between the visitor and the page while there is something to lose. */
function useLeaving(dialog: HTMLDialogElement, asks: boolean) {
	const [isAsked, setAsked] = useState(false);
	useEffect(() => {
		const onCancel = (event: Event) => {
			if (!asks || event.target !== dialog) return;
			event.preventDefault();
			setAsked(true);
		};
		dialog.addEventListener('cancel', onCancel);
		return () => dialog.removeEventListener('cancel', onCancel);
	}, [dialog, asks]);
	return {
		isAsked,
		stay: () => setAsked(false),
		leave: () => {
			setAsked(false);
			dialog.close();
		},
	};
}

type Given = Record<string, unknown>;

/** The room that is chosen on the page, which need not be chosen again; a closed one cannot be. */
function roomOnPage(rooms: readonly string[]): string | undefined {
	const room = document.querySelector<HTMLInputElement>('#rooms input[name=location]:checked')?.value;
	return room && rooms.includes(room) ? room : undefined;
}

/** Every answer so far; they stay on the device until they are sent or discarded. @param rooms those that are open */
function useResponses(rooms: readonly string[]) {
	const [restored] = useState(() => surveyDraft.load()?.answers ?? {});
	const [given, setGiven] = useState<Given>(restored);
	// It may be another one each time the survey opens.
	const room = useSyncExternalStore(observePosition, () => roomOnPage(rooms));
	const answers = useMemo(() => ({ ...given, location: given.location ?? room }), [given, room]);
	const [isRestored, setRestored] = useState(() => Object.keys(restored).length > 0);
	const [isTouched, setTouched] = useState(false);
	useEffect(() => {
		if (isTouched) surveyDraft.save({ answers });
	}, [answers, isTouched]);
	return {
		answers,
		/** The one that is chosen on the page. */
		room,
		/** Whether answers of an earlier visit were found. */
		isRestored,
		/** Whether there is anything that could be lost. */
		hasAny: isTouched || isRestored,
		answer: (values: Given) => {
			setGiven((before) => ({ ...before, ...values }));
			setTouched(true);
		},
		discard: () => {
			surveyDraft.remove();
			setGiven({});
			setRestored(false);
			setTouched(false);
		},
	};
}

interface StepHeadProps {
	title: string;
	text: string;
	/** The number of the step, from 0, of how many. */
	steps: { at: number; count: number };
	texts: SurveyFile['texts'];
}

/** Says where one is; it takes the focus when a step begins, so that it is read out. */
function PageHead({ title, text, steps: { at, count }, texts }: StepHeadProps) {
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

/** What only an open survey does with its position; its page need not load that. */

/** Calls back when the position changes, by the browser's Back and Forward too, until what it returns is called. */
function observePosition(callback: () => void): () => void {
	const types = ['popstate', positionPushed];
	for (const type of types) addEventListener(type, callback);
	return () => {
		for (const type of types) removeEventListener(type, callback);
	};
}

/** Notes that everything is sent. */
function markDone(): void {
	history.replaceState(stateWith({ at: 0, depth: getPosition()?.depth ?? 0, isDone: true }), '');
	dispatchEvent(new Event(positionPushed));
}
