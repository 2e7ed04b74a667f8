import type { Question } from '#contract/survey/questions.ts';
import { ToggleField } from '#ui/choice/CheckboxField.tsx';
import { MultiSelectField } from '#ui/choice/MultiSelectField.tsx';
import { IconRadioField, RadioField } from '#ui/choice/RadioField.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextareaField } from '#ui/form/TextField.tsx';
import { type QuestionProps, toFieldProps } from './field-props.ts';
import { listChoices } from './survey-texts.ts';

/** A question of any other type as the control of the kit that suits it. */
export function LazyField(props: QuestionProps) {
	const { question, loaded } = props;
	const { texts, locale, pictures } = loaded.file;
	const field = toFieldProps(props);
	switch (question.type) {
		case 'text':
			return <PhoneField {...field} locale={locale} countryLabel={texts.phoneCountry} />;
		case 'comment':
			return <TextareaField {...field} rows={question.rows} />;
		case 'dropdown':
			return <SelectField {...field} choices={openChoices(props)} />;
		case 'tagbox':
			return <MultiSelectField {...field} options={tagsOf(props)} texts={texts.multi} />;
		case 'rating':
			return <RadioField {...field} options={listChoices(question, loaded)} scale={endsOf(question)} />;
		case 'imagepicker':
			return (
				<IconRadioField
					{...field}
					options={question.choices.map(({ value, text, image }) => {
						return { id: value, name: text, icon: { url: pictures[image] ?? '' } };
					})}
				/>
			);
		default:
			return <ToggleField {...field} />;
	}
}

function openChoices({ question, loaded }: QuestionProps) {
	const open = listChoices(question, loaded).filter(({ disabled }) => !disabled);
	return open.map(({ id, name }) => ({ value: id, name }));
}

function tagsOf({ question, loaded }: QuestionProps) {
	return listChoices(question, loaded).map(({ id, name }) => ({ name: id, display: name }));
}

function endsOf({ minRateDescription, maxRateDescription }: Extract<Question, { type: 'rating' }>) {
	return { least: minRateDescription, most: maxRateDescription };
}
