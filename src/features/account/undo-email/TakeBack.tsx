import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Journey } from '../journey.ts';
import styles from './TakeBack.module.css';
import type { Undo } from './undo.ts';

interface TakeBackProps {
	texts: Journey<'undo'>['texts'];
	undo: Extract<Undo, { kind: 'ready' | 'busy' }>;
	onPress: () => void;
}

/** Says what taking the address back does, and begins it. */
export function TakeBack({ texts, undo, onPress }: TakeBackProps) {
	const isBusy = undo.kind === 'busy';
	return (
		<div className={styles.place}>
			<p>{texts.what}</p>
			{!isBusy && undo.problems.length > 0 && <Notice tone="warn">{undo.problems.join(' ')}</Notice>}
			<Button aria-disabled={isBusy} onClick={() => !isBusy && onPress()}>
				{texts.submit}
			</Button>
			<p role="status">{isBusy && texts.busy}</p>
		</div>
	);
}
