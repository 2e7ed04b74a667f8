import { useState } from 'react';
import { call } from '#api/call.ts';
import type { Result } from '#api/result.ts';
import { disconnectPlatform } from '#contract/endpoints/platforms.ts';
import { entitlementPlatforms, type Platform, signInPlatforms } from '#contract/platforms.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Trouble } from '../area/Trouble.tsx';
import { Question } from '../Question.tsx';
import type { ConnectedProps } from './platform-props.ts';
import styles from './UnlinkQuestion.module.css';

interface UnlinkQuestionProps extends ConnectedProps {
	platform: Platform;
	onDone: () => Promise<void>;
	onCancel: () => void;
}

/** Says what unlinking changes, and unlinks. */
export function UnlinkQuestion({ platform, onDone, onCancel, ...props }: UnlinkQuestionProps) {
	const { texts, names, area } = props;
	const [isBusy, setBusy] = useState(false);
	const [result, setResult] = useState<Result<null>>();
	const say = (text: string) => interpolate(text, { platform: names[platform] });
	const unlink = async () => {
		setBusy(true);
		const answer = await call(disconnectPlatform, { platform }, { untold: 'any' });
		setResult(answer);
		if (answer.kind === 'ok') await onDone();
		setBusy(false);
	};
	const { title, confirm, cancel } = texts.question;
	const isRefused = result && result.kind !== 'ok' && result.kind !== 'redirect';
	return (
		<Question
			area={area}
			texts={{ title: say(title), confirm: say(confirm), cancel }}
			isBusy={isBusy}
			onConfirm={unlink}
			onCancel={onCancel}
		>
			{isRefused && <Trouble {...props} result={result} onRetry={unlink} />}
			<p>{texts.question.lead}</p>
			<ul className={styles.changes}>
				{consequences(platform).map((name) => (
					<li key={name}>{say(texts.question[name])}</li>
				))}
			</ul>
		</Question>
	);
}

/** What unlinking means for a platform, as the names of the texts that say so. */
function consequences(platform: Platform): ('signIn' | 'saves' | 'extras' | 'rewards' | 'again')[] {
	const has = (list: readonly Platform[]) => list.includes(platform);
	const given = has(entitlementPlatforms) ? 'extras' : 'saves';
	return has(signInPlatforms) ? ['signIn', given, 'again'] : ['rewards', 'again'];
}
