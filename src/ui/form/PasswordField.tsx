import { type RefObject, useState } from 'react';
import { interpolate } from '#lib/text/interpolate.ts';
import { Icon } from '../Icon.tsx';
import controls from './controls.module.css';
import { ariaProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFormParts, useHydrated } from './form-context.ts';
import styles from './PasswordField.module.css';
import { useControl, useValueBeforeHydration } from './use-control.ts';

interface PasswordFieldProps extends FieldProps {
	autoComplete: 'current-password' | 'new-password';
	/** Whose password it is, where the form does not ask: password managers then know which of theirs it is. */
	username?: string;
	/** What a new password must be, in the words of `passwordrules`, for managers that make one. */
	rules?: string;
}

/** A password that can be shown and copied. */
export function PasswordField({ autoComplete, username, rules, ...props }: PasswordFieldProps) {
	const control = useControl(props.name, props.label, { isSecret: true });
	const element = useValueBeforeHydration<HTMLInputElement>(control, ({ value }) => value);
	const [isShown, setShown] = useState(false);
	return (
		<FieldFrame {...props} control={control}>
			{username && <input type="text" autoComplete="username" value={username} readOnly hidden />}
			<div className={styles.row}>
				<input
					{...ariaProps(control, props)}
					{...(rules && { passwordrules: rules })}
					ref={element}
					className={`${controls.control} ${styles.input}`}
					id={control.id}
					name={control.name}
					type={isShown ? 'text' : 'password'}
					autoComplete={autoComplete}
					spellCheck={false}
					value={String(control.value ?? '')}
					onChange={(event) => control.change(event.currentTarget.value)}
					onBlur={control.leave}
				/>
				<ShowButton
					label={props.label}
					isShown={isShown}
					onToggle={() => setShown(!isShown)}
					controls={control.id}
				/>
				<CopyButton label={props.label} source={element} />
			</div>
		</FieldFrame>
	);
}

interface ShowButtonProps {
	label: string;
	isShown: boolean;
	onToggle: () => void;
	controls: string;
}

function ShowButton(props: ShowButtonProps) {
	const { texts } = useFormParts();
	return (
		<button
			type="button"
			className={styles.button}
			aria-label={interpolate(texts.show, { label: props.label })}
			aria-pressed={props.isShown}
			aria-controls={props.controls}
			disabled={!useHydrated()}
			onClick={props.onToggle}
		>
			<Icon name={props.isShown ? 'eye-off' : 'eye'} />
		</button>
	);
}

interface CopyButtonProps {
	label: string;
	source: RefObject<HTMLInputElement | null>;
}

function CopyButton({ label, source }: CopyButtonProps) {
	const { texts } = useFormParts();
	const [status, setStatus] = useState('');
	const copy = () =>
		navigator.clipboard.writeText(source.current?.value ?? '').then(
			() => setStatus(texts.copied),
			() => setStatus(texts.copyFailed),
		);
	return (
		<>
			<button
				type="button"
				className={styles.button}
				aria-label={interpolate(texts.copy, { label })}
				disabled={!useHydrated()}
				onClick={copy}
				onBlur={() => setStatus('')}
			>
				<Icon name="copy" />
			</button>
			<span role="status" className={styles.status}>
				{status}
			</span>
		</>
	);
}
