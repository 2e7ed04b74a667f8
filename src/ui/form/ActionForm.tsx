import { Button } from '../Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import styles from './Form.module.css';

interface ActionFormProps {
	/** What the button does, in a sentence. */
	what: string;
	submit: string;
	/** What is read out while it is done. */
	busy: string;
	isBusy: boolean;
	/** Why the last try may be made again. */
	problems: readonly string[];
	onSubmit: () => void;
}

/** A form of one button, which says what it does before it does it. */
export function ActionForm({ what, submit, busy, isBusy, problems, onSubmit }: ActionFormProps) {
	return (
		<form
			className={styles.actionFormForm}
			method="post"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isBusy) onSubmit();
			}}
		>
			<p>{what}</p>
			{!isBusy && problems.length > 0 && <Notice tone="warn">{problems.join(' ')}</Notice>}
			<Button type="submit" aria-disabled={isBusy}>
				{submit}
			</Button>
			<p role="status">{isBusy && busy}</p>
		</form>
	);
}
