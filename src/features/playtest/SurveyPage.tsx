import { getInput, useField } from '@formisch/react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Item, Survey } from '#contract/survey/definition.ts';
import type { Question } from '#contract/survey/questions.ts';
import { findVisible, listQuestions } from '#contract/survey/visible-questions.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField, CheckboxGroupField } from '#ui/choice/CheckboxField.tsx';
import { RadioField } from '#ui/choice/RadioField.tsx';
import { DateOfBirthField } from '#ui/form/DateOfBirthField.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useFormParts } from '#ui/form/form-context.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { isBasic, type QuestionProps, toFieldProps } from './field-props.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { Markup } from './Markup.tsx';
import styles from './SurveyPage.module.css';
import { listChoices } from './survey-texts.ts';
import type { LazyParts } from './use-lazy-parts.ts';

type Given = Record<string, unknown>;

const date = v.object({
	day: v.optional(v.number()),
	month: v.optional(v.number()),
	year: v.optional(v.number()),
});

/** What a control holds, whether it is right or not. */
function held(question: Question): v.GenericSchema {
	if (question.type === 'text' && question.inputType === 'date') return v.optional(date);
	if (question.type === 'checkbox' || question.type === 'tagbox') return v.optional(v.array(v.string()));
	return question.type === 'boolean' ? v.optional(v.boolean()) : v.optional(v.string());
}

interface StepAround extends Pick<LoadedSurvey, 'survey' | 'rooms'> {
	/** The answers of the other pages. */
	answers: Given;
}

const questionsOn = (page: string, survey: Survey) =>
	listQuestions(survey.pages.find(({ name }) => name === page)?.elements ?? []);

/** The questions of one page as a form; they are judged as the function will judge them. */
function createPageSchema(page: string, { survey, rooms, answers }: StepAround) {
	const entries = Object.fromEntries(
		questionsOn(page, survey).map((question) => [question.name, held(question)]),
	);
	return v.pipeAsync(
		v.object(entries),
		v.rawCheckAsync(async ({ dataset, addIssue }) => {
			const input = dataset.value as Given;
			const { checkSurvey } = await loadModule(() => import('./lazy-parts.ts'));
			for (const [key, message] of Object.entries(checkSurvey({ survey, rooms }, { ...answers, ...input })))
				if (Object.hasOwn(entries, key))
					addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] });
		}),
	);
}

/** What was answered on a page before, as far as its controls can hold it. */
function getInitialValues(page: string, { survey, answers }: StepAround): Given {
	const given = questionsOn(page, survey).flatMap((question): [string, unknown][] => {
		const value = answers[question.name];
		return value !== undefined && v.is(held(question), value) ? [[question.name, value]] : [];
	});
	return Object.fromEntries(given);
}

/** What browsers may fill in where the definition does not say it. */
const usual: Record<string, string> = { email: 'email', url: 'url' };

/** A question of a basic type as the control of the kit that suits it. */
function QuestionField(props: QuestionProps) {
	const { question, loaded } = props;
	const field = toFieldProps(props);
	if (question.type === 'checkbox')
		return <CheckboxGroupField {...field} options={listChoices(question, loaded)} />;
	if (question.type === 'radiogroup')
		return <RadioField {...field} options={listChoices(question, loaded)} />;
	if (question.type !== 'text') return <CheckboxField {...field} />;
	const { inputType, autocomplete = usual[inputType] } = question;
	if (inputType === 'date')
		return (
			<DateOfBirthField {...field} locale={loaded.file.locale} isBirth={question.name === 'dateOfBirth'} />
		);
	const type = inputType === 'email' ? 'email' : 'text';
	return <TextField {...field} type={type} {...(autocomplete && { autoComplete: autocomplete })} />;
}

interface StepProps {
	/** The name of the page that is asked. */
	page: string;
	loaded: LoadedSurvey;
	/** Absent where the page does without. */
	rest: LazyParts | undefined;
	answers: Record<string, unknown>;
	answer: (values: Record<string, unknown>) => void;
	onNext: () => void;
	/** Absent on the first page. */
	onPrevious?: (() => void) | undefined;
}

/** One page of the survey. */
export function SurveyPage(props: StepProps) {
	const { page, loaded, answers, onNext, onPrevious } = props;
	const { form, locale, texts } = loaded.file;
	const [around] = useState(() => ({ ...loaded, answers }));
	const [schema] = useState(() => createPageSchema(page, around));
	return (
		<Form
			id="answers"
			schema={schema}
			initial={getInitialValues(page, around)}
			locale={locale}
			texts={form}
			isStep
			// A step sends nothing, so that no service can refuse it.
			loadMessages={async () => ({})}
			send={async () => ({ kind: 'ok' })}
			onDone={onNext}
		>
			<Fields {...props} />
			<div className={styles.row}>
				{onPrevious && (
					<Button look="quiet" onClick={onPrevious}>
						{texts.previous}
					</Button>
				)}
				<SubmitButton>{texts.next}</SubmitButton>
			</div>
		</Form>
	);
}

/** What the form around holds; follows every change. */
function useInput(): Record<string, unknown> {
	const { store } = useFormParts();
	useField(store, { path: [] as never });
	return getInput(store) as Record<string, unknown>;
}

/** The questions of the page that are asked with what is answered so far. */
function Fields({ page, loaded, rest, answers, answer }: StepProps) {
	const input = useInput();
	const text = JSON.stringify(input);
	const last = useRef(text);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what the form holds counts
	useEffect(() => {
		if (text !== last.current) answer(input);
		last.current = text;
	}, [text]);
	const shown = findVisible(loaded.survey, { ...answers, ...input });
	const items = shown.pages.find(({ name }) => name === page)?.elements ?? [];
	return <Items items={items} loaded={loaded} rest={rest} />;
}

interface ItemsProps extends Pick<StepProps, 'loaded' | 'rest'> {
	items: readonly Item[];
}

function Items({ items, loaded, rest }: ItemsProps) {
	const { locale, texts } = loaded.file;
	return items.map((item, index) => {
		if (item.type === 'html')
			// biome-ignore lint/suspicious/noArrayIndexKey: markup keeps its place
			return <Markup key={index} html={item.html} locale={locale} newTab={texts.newTab} />;
		if (item.type !== 'panel') {
			const Field = isBasic(item) ? QuestionField : rest?.LazyField;
			return Field && <Field key={item.name} question={item} loaded={loaded} />;
		}
		return (
			<section key={item.name || index} className={styles.panel} aria-label={item.title || undefined}>
				{item.title && <h3 className={styles.panelTitle}>{item.title}</h3>}
				{item.description && <p>{item.description}</p>}
				<Items items={item.elements} loaded={loaded} rest={rest} />
			</section>
		);
	});
}
