import type { ReactNode, Ref } from 'react';
import styles from './FieldFrame.module.css';
import type { Control } from './use-control.ts';

/** What a page says of a field, whatever its control. */
export interface FieldProps {
	name: string;
	label: string;
	hint?: string | undefined;
	required?: boolean;
}

/** The attributes that bind a control to its label, hint and error. */
export function ariaProps(
	control: Control,
	{ hint, required = false }: { hint?: string | undefined; required?: boolean },
) {
	const described = [hint && `${control.id}-hint`, control.error && `${control.id}-error`].filter(Boolean);
	return {
		'aria-invalid': control.error !== undefined,
		'aria-required': required || undefined,
		'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
	};
}

/**
 * The mark of a required field. Assistive technology reads aria-required instead, but for a group of boxes, which cannot
 * have it: there the mark is read.
 */
export function RequiredMark({ isRead = false }: { isRead?: boolean }) {
	return (
		<span className={styles.mark} aria-hidden={isRead ? undefined : true}>
			{' '}
			*
		</span>
	);
}

/** A field's hint. */
export function Hint({ control, hint }: { control: Control; hint?: string | undefined }) {
	return hint ? (
		<p id={`${control.id}-hint`} className={styles.hint}>
			{hint}
		</p>
	) : null;
}

/** A field's error; the element stays, so that a change is announced. */
export function FieldError({ control }: { control: Control }) {
	return (
		<p id={`${control.id}-error`} className={styles.error} aria-live="polite">
			{control.error}
		</p>
	);
}

/** A control between its label and its error. */
export function FieldFrame(props: FieldProps & { control: Control; children: ReactNode }) {
	const { control, label, hint, required, children } = props;
	return (
		<div className={styles.field}>
			<label className={styles.label} htmlFor={control.id}>
				<span>{label}</span>
				{required && <RequiredMark />}
			</label>
			<Hint control={control} hint={hint} />
			{children}
			<FieldError control={control} />
		</div>
	);
}

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
	const { 'aria-describedby': described, ...state } = ariaProps(control, props);
	return (
		<fieldset
			ref={ref}
			className={styles.group}
			role={kind}
			aria-describedby={described}
			{...(kind === 'radiogroup' && state)}
		>
			<legend className={styles.legend}>
				<span>{label}</span>
				{required && <RequiredMark isRead={kind === 'group'} />}
			</legend>
			<Hint control={control} hint={hint} />
			{children}
			<FieldError control={control} />
		</fieldset>
	);
}
