import type { Question } from '#contract/survey/questions.ts';
import { ratesOf } from '#contract/survey/rates.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { CheckboxGroupField } from '#ui/CheckboxGroupField.tsx';
import { IconRadioField } from '#ui/IconRadioField.tsx';
import { MultiSelectField } from '#ui/MultiSelectField.tsx';
import { RadioField } from '#ui/RadioField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextareaField } from '#ui/TextareaField.tsx';
import { ToggleField } from '#ui/ToggleField.tsx';
import { LineField } from './LineField.tsx';
import type { LoadedSurvey } from './load-survey.ts';
import { choicesOf, titleOf } from './wording.ts';

interface QuestionFieldProps extends LoadedSurvey {
	question: Question;
}

/** A question as the control of the kit that suits it. */
export function QuestionField({ question, ...loaded }: QuestionFieldProps) {
	const { texts, locale, pictures } = loaded.file;
	const field = {
		name: question.name,
		label: titleOf(question, texts),
		hint: question.description || undefined,
		required: question.isRequired,
	};
	const options = choicesOf(question, loaded);
	switch (question.type) {
		case 'text':
			return <LineField {...{ question, field, locale, texts }} />;
		case 'comment':
			return <TextareaField {...field} rows={question.rows} />;
		case 'radiogroup':
			return <RadioField {...field} options={options} />;
		case 'dropdown':
			return (
				<SelectField
					{...field}
					choices={options.filter(({ disabled }) => !disabled).map(({ id, name }) => ({ value: id, name }))}
				/>
			);
		case 'checkbox':
			return <CheckboxGroupField {...field} options={options} />;
		case 'tagbox':
			return (
				<MultiSelectField
					{...field}
					options={options.map(({ id, name }) => ({ name: id, display: name }))}
					texts={texts.multi}
				/>
			);
		case 'rating':
			return (
				<RadioField
					{...field}
					options={ratesOf(question).map(({ value, text }) => ({ id: value, name: text }))}
					scale={{ least: question.minRateDescription, most: question.maxRateDescription }}
				/>
			);
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
			return question.renderAs === 'checkbox' ? <CheckboxField {...field} /> : <ToggleField {...field} />;
	}
}
