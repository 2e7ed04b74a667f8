import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import { countriesByName } from '#lib/countries.ts';
import { SelectField, type SelectOption } from '#ui/form/SelectField.tsx';

/** A choice of country. The names come from the browser, which may know others than the build did. */
export function CountryField({ label, locale }: { label: string; locale: Locale }) {
	const [countries, setCountries] = useState<SelectOption[]>([]);
	useEffect(() => setCountries(countriesByName(locale)), [locale]);
	return <SelectField name="country" label={label} choices={countries} autoComplete="country" required />;
}
