import type { ReactNode, Ref } from 'react';
import { ariaOf, FieldError, type FieldProps, Hint, RequiredMark } from './FieldFrame.tsx';
import styles from './GroupFrame.module.css';
import type { Control } from './use-control.ts';

interface GroupFrameProps extends FieldProps {
	control: Control;
	/** A group of boxes says of each box that it is wrong, one of radios of the whole. */
	kind?: 'group' | 'radiogroup';
	ref?: Ref<HTMLFieldSetElement>;
	children: ReactNode;
}

/** Several controls that make one field, between its label and its error. */
export function GroupFrame({ control, kind, ref, children, ...props }: GroupFrameProps) {
	const { label, hint, required } = props;
	const { 'aria-describedby': described, ...state } = ariaOf(control, props);
	return (
		<fieldset
			ref={ref}
			className={styles.group}
			role={kind}
			aria-describedby={described}
			{...(kind === 'radiogroup' && state)}
		>
			<legend className={styles.legend}>
				{label}
				{required && <RequiredMark isRead={kind === 'group'} />}
			</legend>
			<Hint control={control} hint={hint} />
			{children}
			<FieldError control={control} />
		</fieldset>
	);
}
