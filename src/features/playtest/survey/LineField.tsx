import type { Question } from '#contract/survey/questions.ts';
import { DateOfBirthField } from '#ui/DateOfBirthField.tsx';
import type { FieldProps } from '#ui/FieldFrame.tsx';
import { PhoneField } from '#ui/PhoneField.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { SurveyFile } from './survey-file.ts';

interface LineFieldProps extends Pick<SurveyFile, 'locale' | 'texts'> {
	question: Extract<Question, { type: 'text' }>;
	field: FieldProps;
}

/** What browsers may fill in where the definition does not say it. */
const usual: Record<string, string> = { email: 'email', tel: 'tel', url: 'url' };

/** A question with a line for an answer, by what the line is for. */
export function LineField({ question, field, locale, texts }: LineFieldProps) {
	const { inputType, autocomplete = usual[inputType] } = question;
	if (inputType === 'date') return <DateOfBirthField {...field} locale={locale} />;
	if (inputType === 'tel') return <PhoneField {...field} locale={locale} countryLabel={texts.phoneCountry} />;
	const type = inputType === 'email' ? 'email' : 'text';
	return <TextField {...field} type={type} {...(autocomplete && { autoComplete: autocomplete })} />;
}
