import { useEffect, useState } from 'react';
import { listQuestions } from '#contract/survey/inconsistencies.ts';
import { findVisible } from '#contract/survey/visible-questions.ts';
import { isBasic } from './field-props.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { markDone, observePosition } from './open-page.ts';
import { PageHead } from './PageHead.tsx';
import { openRooms } from './playtest-rooms.ts';
import { SurveyPage } from './SurveyPage.tsx';
import { getPosition, pushPosition, type SurveyPosition } from './survey-position.ts';
import { useLazyParts } from './use-lazy-parts.ts';
import { useResponses } from './use-responses.ts';

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
