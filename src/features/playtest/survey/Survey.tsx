import { useState } from 'react';
import { checkAnswers } from '#contract/survey/answers.ts';
import { shownOf } from '#contract/survey/shown.ts';
import { questionsOf } from '#contract/survey/slips.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { isBasic } from './field-props.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { markDone, pushPosition } from './position.ts';
import { Step } from './Step.tsx';
import { StepHead } from './StepHead.tsx';
import { openRooms } from './step-schema.ts';
import { useAnswers } from './use-answers.ts';
import { useLeaving } from './use-leaving.ts';
import { usePosition } from './use-position.ts';
import { useRest } from './use-rest.ts';

interface SurveyProps extends LoadedSurvey {
	dialog: HTMLDialogElement;
}

type Given = Record<string, unknown>;

/** How far the answers reach: the number of the first page that is not answered rightly. */
function reachOf({ survey, rooms }: LoadedSurvey, given: Given): number {
	const { pages } = shownOf(survey, given);
	const checked = checkAnswers(survey, given, { rooms: openRooms(rooms), now: Date.now() });
	if (checked.ok) return pages.length;
	return pages.findIndex(({ elements }) => questionsOf(elements).some(({ name }) => name in checked.fields));
}

/** The survey, page by page, with a last look before it is sent. */
export function Survey({ dialog, ...loaded }: SurveyProps) {
	const { texts } = loaded.file;
	const { answers, answer, discard, isRestored, hasAny } = useAnswers(openRooms(loaded.rooms));
	const position = usePosition();
	const [sent, setSent] = useState<{ reference: string; email: string }>();
	const leaving = useLeaving(dialog, hasAny && !sent);
	const [run, setRun] = useState(0);
	const startAnew = () => {
		discard();
		setRun(run + 1);
	};
	if (sent) return <Received loaded={loaded} {...sent} onClose={() => dialog.close()} />;
	const shown = shownOf(loaded.survey, answers);
	const at = Math.min(position.at, reachOf(loaded, answers));
	const page = shown.pages[at];
	const steps = { at, count: shown.pages.length + 1 };
	return (
		<>
			<StepHead
				key={page?.name ?? 'review'}
				title={page ? page.title || texts.needed.page : texts.review.title}
				text={page?.description ?? ''}
				steps={steps}
				texts={texts}
			/>
			{isRestored && (
				<Notice tone="success" title={texts.restored.title}>
					<p>{texts.restored.text}</p>
					<Button look="quiet" onClick={startAnew}>
						{texts.restored.discard}
					</Button>
				</Notice>
			)}
			{page ? (
				<Step
					key={`${run} ${page.name}`}
					{...{ loaded, answers, answer }}
					page={page.name}
					onNext={() => pushPosition(at + 1)}
					onPrevious={at > 0 ? () => history.back() : undefined}
				/>
			) : (
				<Review
					{...{ loaded, shown }}
					change={pushPosition}
					onPrevious={() => history.back()}
					onSent={(reference) => {
						setSent({ reference, email: String(shown.answers.email ?? '') });
						discard();
						markDone();
					}}
				/>
			)}
			{leaving.isAsked && (
				<LeaveQuestion
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
