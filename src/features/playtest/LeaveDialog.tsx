import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import styles from './LeaveDialog.module.css';
import type { SurveyFile } from './load-survey.ts';

interface LeaveQuestionProps {
	texts: SurveyFile['texts'];
	onStay: () => void;
	onKeep: () => void;
	onDiscard: () => void;
}

/** Asks what is to become of answers that are not sent. */
export function LeaveDialog({ texts, onStay, onKeep, onDiscard }: LeaveQuestionProps) {
	const { title, text, keep, discard, stay } = texts.leave;
	return (
		<Dialog title={title} close={texts.close} onClose={onStay}>
			<p>{text}</p>
			<div className={styles.ways}>
				<Button onClick={onKeep}>{keep}</Button>
				<Button look="quiet" onClick={onStay}>
					{stay}
				</Button>
				<Button look="quiet" onClick={onDiscard}>
					{discard}
				</Button>
			</div>
		</Dialog>
	);
}
