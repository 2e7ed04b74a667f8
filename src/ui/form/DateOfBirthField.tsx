import { type FormStore, useField } from '@formisch/react';
import { useEffect, useState } from 'react';
import { afterPress } from '#lib/browser/pointer-press.ts';
import controls from './controls.module.css';
import styles from './DateOfBirthField.module.css';
import { GroupFrame } from './FieldFrame.tsx';
import { useFormParts } from './form-context.ts';
import { messageText } from './form-texts.ts';
import { type Control, judgeAgain, useControl, useValueBeforeHydration } from './use-control.ts';

interface DateOfBirthFieldProps {
	name: string;
	label: string;
	hint?: string | undefined;
	required?: boolean;
	/** Whose names of months and order of parts are used. */
	locale: string;
	/** Whether it is the visitor's own date of birth, which browsers may fill in; another date is none of theirs. */
	isBirth?: boolean;
}

type Part = 'day' | 'month' | 'year';

/** A date of birth, or another date, as day, month and year, in the order of the language. */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
	const { name, label, hint, required = true, locale, isBirth = true } = props;
	const group = useControl(name, label);
	const parts = {
		day: usePart(name, 'day', group),
		month: usePart(name, 'month', group),
		year: usePart(name, 'year', group),
	};
	const order = partsInOrder(locale);
	const error = order.map((part) => parts[part].error).find(Boolean) ?? group.error;
	const control = { ...group, error };
	const [first] = order;
	return (
		<GroupFrame name={name} label={label} hint={hint} required={required} control={control}>
			<div className={styles.parts}>
				{order.map((part) => {
					const own = { ...parts[part], id: part === first ? group.id : `${group.id}-${part}` };
					const isWrong = own.error !== undefined || group.error !== undefined;
					const shown = { control: own, isWrong, isRequired: required, isBirth };
					return part === 'month' ? (
						<MonthPart key={part} {...shown} locale={locale} />
					) : (
						<NumberPart key={part} {...shown} part={part} />
					);
				})}
			</div>
		</GroupFrame>
	);
}

/** One part, whose error shows when the whole date's would; `value` is a number or undefined. */
function usePart(name: string, part: Part, group: Control): Control {
	const { store, texts, state } = useFormParts();
	const field = useField(store as FormStore, { path: [name, part] as never });
	const [isRevealed, setRevealed] = useState(false);
	const key = (isRevealed || state.kind !== 'idle') && (field.errors as string[] | null)?.[0];
	return {
		id: group.id,
		name: `${name}.${part}`,
		value: field.input,
		error: key ? messageText(key, texts, {}) : undefined,
		change: (value) => {
			field.onChange((value === '' ? undefined : Number(value)) as never);
			judgeAgain(store);
		},
		leave: () =>
			afterPress(() => {
				if (field.input !== undefined) setRevealed(true);
				group.leave();
			}),
	};
}

interface PartProps {
	control: Control;
	isWrong: boolean;
	isRequired: boolean;
	isBirth: boolean;
}

function NumberPart({ control, isWrong, isRequired, isBirth, part }: PartProps & { part: 'day' | 'year' }) {
	const { texts } = useFormParts();
	const element = useValueBeforeHydration<HTMLInputElement>(control, ({ value }) => value);
	const { value } = control;
	useEffect(() => {
		// What a draft holds, or nothing; not 4 in the place of 04 while it is typed.
		const input = element.current;
		if (input && Number(input.value || undefined) !== value) input.value = String(value ?? '');
	}, [element, value]);
	return (
		<div className={styles.part} data-part={part}>
			<label className={styles.name} htmlFor={control.id}>
				{texts[part]}
			</label>
			<input
				ref={element}
				className={controls.control}
				id={control.id}
				name={control.name}
				aria-invalid={isWrong}
				aria-required={isRequired || undefined}
				autoComplete={isBirth ? `bday-${part}` : 'off'}
				inputMode="numeric"
				maxLength={part === 'day' ? 2 : 4}
				defaultValue={String(control.value ?? '')}
				onChange={({ currentTarget: input }) => {
					input.value = input.value.replace(/\D/g, '');
					control.change(input.value);
				}}
				onBlur={control.leave}
			/>
		</div>
	);
}

function MonthPart({ control, isWrong, isRequired, isBirth, locale }: PartProps & { locale: string }) {
	const { texts } = useFormParts();
	const element = useValueBeforeHydration<HTMLSelectElement>(control, ({ value }) => value);
	return (
		<div className={styles.part} data-part="month">
			<label className={styles.name} htmlFor={control.id}>
				{texts.month}
			</label>
			<select
				ref={element}
				className={`${controls.control} ${controls.select}`}
				id={control.id}
				name={control.name}
				aria-invalid={isWrong}
				aria-required={isRequired || undefined}
				autoComplete={isBirth ? 'bday-month' : 'off'}
				value={String(control.value ?? '')}
				onChange={(event) => control.change(event.currentTarget.value)}
				onBlur={control.leave}
			>
				<option className={controls.option} value="">
					{texts.choose}
				</option>
				{monthNames(locale).map((name, index) => (
					<option className={controls.option} key={name} value={index + 1}>
						{name}
					</option>
				))}
			</select>
		</div>
	);
}

function monthNames(locale: string): string[] {
	const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
	return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 15)));
}

function partsInOrder(locale: string): Part[] {
	const isPart = (type: string): type is Part => ['day', 'month', 'year'].includes(type);
	return new Intl.DateTimeFormat(locale)
		.formatToParts(0)
		.map(({ type }) => type)
		.filter(isPart);
}
