import { useState } from 'react';
import { call } from '#api/call.ts';
import type { Result } from '#api/result.ts';
import { globalLogout } from '#contract/endpoints/account-settings.ts';
import { localePath } from '#i18n/paths.ts';
import { leaveSession } from '#stores/logout.ts';
import { Button } from '#ui/Button.tsx';
import { Trouble } from '../area/Trouble.tsx';
import { Question } from '../Question.tsx';
import type { SectionProps } from './account-props.ts';

/** Signs out every device, once asked whether it is meant. */
export function Everywhere(props: SectionProps) {
	const { texts } = props;
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<Button look="quiet" onClick={() => setAsking(true)}>
				{texts.everywhere}
			</Button>
			{isAsking && <EverywhereQuestion {...props} onCancel={() => setAsking(false)} />}
		</>
	);
}

function EverywhereQuestion({ onCancel, ...props }: SectionProps & { onCancel: () => void }) {
	const { locale, area, texts } = props;
	const [isBusy, setBusy] = useState(false);
	const [result, setResult] = useState<Result<null>>();
	const end = async () => {
		setBusy(true);
		const answer = await call(globalLogout, {}, { untold: 'any' });
		if (answer.kind === 'ok') return leaveSession(localePath('/account/login', locale));
		setResult(answer);
		setBusy(false);
	};
	return (
		<Question
			area={area}
			texts={{ title: texts.everywhereTitle, confirm: texts.everywhere, cancel: texts.cancel }}
			isBusy={isBusy}
			onConfirm={end}
			onCancel={onCancel}
		>
			{result && result.kind !== 'ok' && result.kind !== 'redirect' && (
				<Trouble {...props} result={result} onRetry={end} />
			)}
			<p>{texts.everywhereLead}</p>
		</Question>
	);
}
