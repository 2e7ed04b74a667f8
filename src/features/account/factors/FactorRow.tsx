import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from './FactorNow.module.css';

interface FactorRowProps {
	name: string;
	/** The text of its button, and the same as assistive technology reads it without the row around it. */
	action: string;
	actionName: string;
	/** The steps that begin here, to which the focus comes back when they are cancelled. */
	opens?: string;
	isBusy?: boolean;
	onAct: () => void;
	children: ReactNode;
}

/** A kind of second step, or what belongs to it, with the one thing that can be done about it. */
export function FactorRow(props: FactorRowProps) {
	const { name, action, actionName, opens, isBusy = false, onAct, children } = props;
	return (
		<div className={styles.row}>
			<dt className={styles.name}>{name}</dt>
			<dd className={styles.text}>{children}</dd>
			<dd className={styles.action}>
				<Button
					look="plain"
					aria-label={actionName}
					data-opens={opens}
					aria-disabled={isBusy}
					onClick={isBusy ? undefined : onAct}
				>
					{action}
				</Button>
			</dd>
		</div>
	);
}
