import { useState } from 'react';
import type { LoadedSurvey } from './load-survey.ts';
import { markDone, pushPosition } from './position.ts';
import { Step } from './Step.tsx';
import { StepHead } from './StepHead.tsx';
import { openRooms } from './step-schema.ts';
import { useAnswers } from './use-answers.ts';
import { useLeaving } from './use-leaving.ts';
import { usePosition } from './use-position.ts';
import { useRest } from './use-rest.ts';
import { whereIs } from './where.ts';

interface SurveyProps extends LoadedSurvey {
	dialog: HTMLDialogElement;
}

/** The survey, page by page, with a last look before it is sent. */
export function Survey({ dialog, ...loaded }: SurveyProps) {
	const { texts } = loaded.file;
	const { answers, answer, discard, isRestored, hasAny } = useAnswers(openRooms(loaded.rooms));
	const position = usePosition();
	const [sent, setSent] = useState<{ reference: string; email: string }>();
	const [run, setRun] = useState(0);
	const leaving = useLeaving(dialog, hasAny);
	const { shown, at, page, isBasic } = whereIs(loaded, answers, position.at);
	const rest = useRest(hasAny || !isBasic);
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
	return (
		<>
			<StepHead
				key={page?.name ?? 'review'}
				title={page ? page.title || texts.needed.page : texts.review.title}
				text={page?.description ?? ''}
				steps={{ at, count: shown.pages.length + 1 }}
				texts={texts}
			/>
			{isRestored && rest && <rest.Restored texts={texts} discard={startAnew} />}
			{!isBasic && !rest && <p role="status">{texts.loading}</p>}
			{page && (isBasic || rest) && (
				<Step
					key={`${run} ${page.name}`}
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
				<rest.LeaveQuestion
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
