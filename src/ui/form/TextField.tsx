import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useEffect, useState } from 'react';
import { Button } from '../Button.tsx';
import controls from './controls.module.css';
import { ariaProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFormParts, useHydrated } from './form-context.ts';
import { lengthHint, type TextLength } from './form-texts.ts';
import { useControl, useValueBeforeHydration } from './use-control.ts';

interface TextFieldProps extends FieldProps {
	type?: Extract<HTMLInputTypeAttribute, 'text' | 'email'>;
	autoComplete?: HTMLInputAutoCompleteAttribute;
	/** Brings a keyboard of digits. */
	inputMode?: 'numeric' | undefined;
	/** How long the text may be, which its hint then says. */
	length?: TextLength;
	/** What the page knows already; it is filled in once it arrives. */
	filledWith?: string | undefined;
}

/** One line of text. */
export function TextField({
	type = 'text',
	autoComplete,
	inputMode,
	filledWith,
	length,
	...given
}: TextFieldProps) {
	const props = useLengthHint(given, length);
	const isSecret = autoComplete === 'one-time-code';
	const control = useControl(props.name, props.label, { isSecret });
	const element = useValueBeforeHydration<HTMLInputElement>(control, ({ value }) => value);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what the visitor types afterwards stays
	useEffect(() => {
		if (filledWith) control.change(filledWith);
	}, [filledWith]);
	return (
		<FieldFrame {...props} control={control}>
			<input
				{...ariaProps(control, props)}
				ref={element}
				className={controls.control}
				id={control.id}
				name={control.name}
				type={type}
				autoComplete={autoComplete}
				inputMode={inputMode}
				autoCapitalize={type === 'email' ? undefined : 'none'}
				spellCheck={false}
				value={String(control.value ?? '')}
				onChange={(event) => control.change(event.currentTarget.value)}
				onBlur={control.leave}
			/>
		</FieldFrame>
	);
}

/** A field with the length of its text in its hint. */
function useLengthHint(props: FieldProps, length: TextLength | undefined): FieldProps {
	const { texts, locale } = useFormParts();
	return length ? { ...props, hint: lengthHint(props.hint, length, texts, locale) } : props;
}

/** A one-time code of digits, or in its place a recovery code, which has letters too. */
export function CodeField({ name, label }: FieldProps) {
	const { texts } = useFormParts();
	const [isRecovery, setRecovery] = useState(false);
	if (!texts.code) throw new Error('The texts of this form have none for codes.');
	const { hint, recoveryHint, useRecovery, useDigits } = texts.code;
	return (
		<>
			<TextField
				name={name}
				label={label}
				hint={isRecovery ? recoveryHint : hint}
				autoComplete="one-time-code"
				inputMode={isRecovery ? undefined : 'numeric'}
				required
			/>
			<Button look="plain" disabled={!useHydrated()} onClick={() => setRecovery(!isRecovery)}>
				{isRecovery ? useDigits : useRecovery}
			</Button>
		</>
	);
}

interface TextareaFieldProps extends FieldProps {
	/** Lines that it shows before it grows with its text. */
	rows?: number | undefined;
	length?: TextLength;
	/** Off for what is no prose. */
	spellCheck?: boolean;
}

/** Text of several lines; it grows with what is typed where the browser can. */
export function TextareaField({ rows = 5, spellCheck = true, length, ...given }: TextareaFieldProps) {
	const props = useLengthHint(given, length);
	const control = useControl(props.name, props.label);
	const element = useValueBeforeHydration<HTMLTextAreaElement>(control, ({ value }) => value);
	return (
		<FieldFrame {...props} control={control}>
			<textarea
				{...ariaProps(control, props)}
				ref={element}
				className={`${controls.control} ${controls.text}`}
				id={control.id}
				name={control.name}
				rows={rows}
				spellCheck={spellCheck}
				value={String(control.value ?? '')}
				onChange={(event) => control.change(event.currentTarget.value)}
				onBlur={control.leave}
			/>
		</FieldFrame>
	);
}
