import { CheckboxField } from '#ui/CheckboxField.tsx';
import { CheckboxGroupField } from '#ui/CheckboxGroupField.tsx';
import { DateOfBirthField } from '#ui/DateOfBirthField.tsx';
import { RadioField } from '#ui/RadioField.tsx';
import { TextField } from '#ui/TextField.tsx';
import { fieldOf, type QuestionProps } from './field-props.ts';
import { choicesOf } from './wording.ts';

/** What browsers may fill in where the definition does not say it. */
const usual: Record<string, string> = { email: 'email', url: 'url' };

/** A question of a basic type as the control of the kit that suits it. */
export function QuestionField(props: QuestionProps) {
	const { question, loaded } = props;
	const field = fieldOf(props);
	if (question.type === 'checkbox')
		return <CheckboxGroupField {...field} options={choicesOf(question, loaded)} />;
	if (question.type === 'radiogroup') return <RadioField {...field} options={choicesOf(question, loaded)} />;
	if (question.type !== 'text') return <CheckboxField {...field} />;
	const { inputType, autocomplete = usual[inputType] } = question;
	if (inputType === 'date') return <DateOfBirthField {...field} locale={loaded.file.locale} />;
	const type = inputType === 'email' ? 'email' : 'text';
	return <TextField {...field} type={type} {...(autocomplete && { autoComplete: autocomplete })} />;
}
