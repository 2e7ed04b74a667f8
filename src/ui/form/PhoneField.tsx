import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadModule } from '#lib/browser/load-module.ts';
import { countriesByName } from '#lib/countries.ts';
import controls from './controls.module.css';
import { ariaProps, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFormParts } from './form-context.ts';
import styles from './PhoneField.module.css';
import type { TypedPhone } from './phone-numbers.ts';
import type { SelectOption } from './SelectField.tsx';
import { type Control, useControl, useValueBeforeHydration } from './use-control.ts';

interface PhoneFieldProps extends FieldProps {
	/** Names the choice of country for assistive technology. */
	countryLabel: string;
	/** The country that is chosen at first, as ISO 3166-1 alpha-2. */
	country?: string | undefined;
	/** Those that can be chosen, as ISO 3166-1 alpha-2; every country where it is left out. */
	countries?: readonly string[];
	/** Whose names of countries are used. */
	locale: string;
}

/** A phone number with its country; the form carries it as E.164. */
export function PhoneField({ countryLabel, country = '', countries, locale, ...props }: PhoneFieldProps) {
	const control = useControl(props.name, props.label);
	const element = useValueBeforeHydration<HTMLInputElement>(control, ({ value }) => value);
	const { typed, change, load, callingCode } = usePhone(
		control,
		!countries || countries.includes(country) ? country : '',
		element,
	);
	return (
		<FieldFrame {...props} control={control}>
			<div className={styles.row}>
				<CountrySelect
					id={`${control.id}-country`}
					label={countryLabel}
					locale={locale}
					only={countries}
					value={typed.country}
					callingCode={callingCode}
					onFocus={load}
					onChange={(chosen) => change({ ...typed, country: chosen })}
				/>
				<input
					{...ariaProps(control, props)}
					ref={element}
					className={`${controls.control} ${styles.number}`}
					id={control.id}
					name={control.name}
					type="tel"
					autoComplete="tel"
					data-value={String(control.value ?? '')}
					value={typed.text}
					onFocus={load}
					onChange={(event) => change({ ...typed, text: event.currentTarget.value })}
					onBlur={control.leave}
				/>
			</div>
		</FieldFrame>
	);
}

interface CountrySelectProps {
	id: string;
	label: string;
	locale: string;
	only: readonly string[] | undefined;
	value: string;
	callingCode: ((country: string) => string) | undefined;
	onFocus: () => void;
	onChange: (country: string) => void;
}

/** The names come from the browser, which may know others than the build did. */
function CountrySelect(props: CountrySelectProps) {
	const { id, label, locale, only, value, callingCode, onFocus, onChange } = props;
	const { texts } = useFormParts();
	const [countries, setCountries] = useState<SelectOption[]>([]);
	useEffect(() => setCountries(countriesByName(locale)), [locale]);
	// A number of another country names its own; whether it is taken is told by the service.
	const shown = only ? countries.filter((one) => only.includes(one.value) || one.value === value) : countries;
	const nameOf = (one: SelectOption) => {
		const code = callingCode?.(one.value);
		return code ? `${one.name} (${code})` : one.name;
	};
	return (
		<select
			className={`${controls.control} ${controls.select} ${styles.country}`}
			id={id}
			aria-label={label}
			autoComplete="off"
			value={value}
			onFocus={onFocus}
			onChange={(event) => onChange(event.currentTarget.value)}
		>
			<option className={controls.option} value="">
				{texts.choose}
			</option>
			{shown.map((one) => (
				<option className={controls.option} key={one.value} value={one.value}>
					{nameOf(one)}
				</option>
			))}
		</select>
	);
}

type PhoneNumbers = typeof import('./phone-numbers.ts');

/** The rules of numbers, which are fetched when somebody comes near the field; null where they cannot be had. */
function usePhoneNumbers(): { numbers: PhoneNumbers | null | undefined; load: () => void } {
	const [numbers, setNumbers] = useState<PhoneNumbers | null>();
	// Without the rules a whole number, with its plus, is taken as it is.
	const load = () =>
		void loadModule(() => import('./phone-numbers.ts')).then(setNumbers, () => setNumbers(null));
	return { numbers, load };
}

/** Has the field's form wait while it does not know yet whether a number is one, and sends it then. */
function useHeldSubmit(input: RefObject<HTMLInputElement | null>, isHeld: boolean): void {
	useEffect(() => {
		const form = input.current?.form;
		if (!form || !isHeld) return;
		let wasSent = false;
		const hold = (event: SubmitEvent) => {
			event.preventDefault();
			event.stopPropagation();
			wasSent = true;
		};
		form.addEventListener('submit', hold, { capture: true });
		return () => {
			form.removeEventListener('submit', hold, { capture: true });
			if (wasSent) form.requestSubmit();
		};
	}, [input, isHeld]);
}

/** What the form carries: E.164, or what can be none, which its schema refuses. */
function carriedBy(typed: TypedPhone, numbers: PhoneNumbers | null | undefined): string {
	const text = typed.text.trim();
	if (!numbers || text === '') return text;
	return numbers.readPhone(typed)?.value ?? text.replace(/^\+/, '00');
}

/** Joins a phone field to its form: what is shown is as it was typed, what is carried is E.164. */
function usePhone(control: Control, country: string, input: RefObject<HTMLInputElement | null>) {
	const { numbers, load } = usePhoneNumbers();
	const [typed, setTyped] = useState<TypedPhone>({ text: '', country });
	const carried = useRef('');
	// What was typed last may not be rendered yet when the rules arrive.
	const last = useRef(typed);
	const change = (next: TypedPhone) => {
		// A number that names its country chooses it.
		last.current = { ...next, country: numbers?.readPhone(next)?.country ?? next.country };
		setTyped(last.current);
		carried.current = carriedBy(next, numbers);
		control.change(carried.current);
	};
	const value = String(control.value ?? '');
	// What others put into the form is shown; at once, or a key that is pressed meanwhile would be taken back.
	useLayoutEffect(() => {
		if (value === carried.current) return;
		carried.current = value;
		last.current = { ...last.current, text: value };
		setTyped(last.current);
	}, [value]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is there before the rules is read once they are
	useLayoutEffect(() => {
		if (numbers && last.current.text !== '') change(last.current);
	}, [numbers]);
	const isNeeded = typed.text !== '';
	// biome-ignore lint/correctness/useExhaustiveDependencies: the first text needs the rules
	useEffect(() => {
		if (isNeeded) load();
	}, [isNeeded]);
	useHeldSubmit(input, isNeeded && numbers === undefined);
	return { typed, change, load, callingCode: numbers?.callingCode };
}
