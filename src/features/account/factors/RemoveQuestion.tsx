import { call } from '#api/call.ts';
import { removeFactor } from '#contract/endpoints/second-factor.ts';
import { Question } from '../Question.tsx';
import { proofCodes, useVerified } from '../verification/verified.ts';
import type { FactorStepProps } from './factor-props.ts';

/** Says what it means to remove the second step, and removes it once it is verified who asks. */
export function RemoveQuestion({ area, texts, refresh, move }: FactorStepProps) {
	const verified = useVerified();
	const remove = async () => {
		// The verification opens where the question was.
		move({ kind: 'cancel' });
		const result = await verified((proof) => call(removeFactor, proof, { untold: proofCodes }));
		if (result.kind === 'ok' || result.kind === 'failed') await refresh();
		// Its button is gone by now, and with it the focus, which the news takes.
		if (result.kind === 'ok') move({ kind: 'done', news: texts.remove.done });
	};
	return (
		<Question
			area={area}
			texts={texts.remove}
			tone="danger"
			onConfirm={remove}
			onCancel={() => move({ kind: 'cancel' })}
		>
			<p>{texts.remove.text}</p>
		</Question>
	);
}
