import { useEffect, useState } from 'react';
import { countriesByName } from '#lib/countries.ts';
import controls from './controls.module.css';
import { ariaOf, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { useFormParts } from './form-context.ts';
import styles from './PhoneField.module.css';
import type { Choice } from './SelectField.tsx';
import { useControl } from './use-control.ts';
import { usePhone } from './use-phone.ts';
import { useTypedBefore } from './use-typed-before.ts';

interface PhoneFieldProps extends FieldProps {
	/** Names the choice of country for assistive technology. */
	countryLabel: string;
	/** The country that is chosen at first, as ISO 3166-1 alpha-2. */
	country?: string | undefined;
	/** Whose names of countries are used. */
	locale: string;
}

/** A phone number with its country; the form carries it as E.164. */
export function PhoneField({ countryLabel, country = '', locale, ...props }: PhoneFieldProps) {
	const control = useControl(props.name, props.label);
	const element = useTypedBefore<HTMLInputElement>(control, ({ value }) => value);
	const { typed, change, load, callingCode } = usePhone(control, country, element);
	return (
		<FieldFrame {...props} control={control}>
			<div className={styles.row}>
				<CountrySelect
					id={`${control.id}-country`}
					label={countryLabel}
					locale={locale}
					value={typed.country}
					callingCode={callingCode}
					onFocus={load}
					onChange={(chosen) => change({ ...typed, country: chosen })}
				/>
				<input
					{...ariaOf(control, props)}
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
	value: string;
	callingCode: ((country: string) => string) | undefined;
	onFocus: () => void;
	onChange: (country: string) => void;
}

/** The names come from the browser, which may know others than the build did. */
function CountrySelect({ id, label, locale, value, callingCode, onFocus, onChange }: CountrySelectProps) {
	const { texts } = useFormParts();
	const [countries, setCountries] = useState<Choice[]>([]);
	useEffect(() => setCountries(countriesByName(locale)), [locale]);
	const nameOf = (one: Choice) => {
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
			{countries.map((one) => (
				<option className={controls.option} key={one.value} value={one.value}>
					{nameOf(one)}
				</option>
			))}
		</select>
	);
}
