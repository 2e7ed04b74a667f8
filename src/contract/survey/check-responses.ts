import * as v from 'valibot';
import { calendarDay, dateOfBirth, hasReachedAge } from '../date-of-birth.ts';
import { countCharacters, email, phone } from '../fields.ts';
import { limits } from '../limits.ts';
import type { FieldErrors } from '../parse.ts';
import { evaluateCondition, isEmpty, type SurveyResponses, toComparable } from './condition.ts';
import type { Survey } from './definition.ts';
import { listRatings, type Question } from './questions.ts';
import { boundsOf, type SurveyRule } from './rules.ts';
import { findVisible, listQuestions } from './visible-questions.ts';

type Of<Type extends Question['type']> = Extract<Question, { type: Type }>;

function checkWith(schema: v.GenericSchema<unknown, unknown>, value: unknown): Checked {
	const result = v.safeParse(schema, value);
	return result.success ? right(result.output) : wrong(result.issues[0].message);
}

function checkNumber(text: string): Checked {
	const value = Number(text.replace(',', '.'));
	return Number.isFinite(value) ? right(value) : wrong('field.number');
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** What is said of a number or a day that is beyond what the definition allows; undefined where it is within. */
function beyond(question: Of<'text'>, value: number | string, now: number): string | undefined {
	const { least, most } = boundsOf(question, now);
	const isDay = typeof value === 'string';
	if (least !== undefined && value < least)
		return question.minErrorText || (isDay ? `field.earliest|${least}` : `field.least|${least}`);
	if (most !== undefined && value > most)
		return question.maxErrorText || (isDay ? `field.latest|${most}` : `field.most|${most}`);
	return undefined;
}

function within(question: Of<'text'>, checked: Checked, now: number): Checked {
	const value = checked.ok ? toComparable(checked.value) : undefined;
	const message =
		typeof value === 'number' || typeof value === 'string' ? beyond(question, value, now) : undefined;
	return message ? wrong(message) : checked;
}

function checkLine(question: Of<'text'>, value: unknown, { now }: Around): Checked {
	if (typeof value !== 'string' && typeof value !== 'number') return wrong('field.choice');
	const text = String(value).trim();
	if (text === '') return right('');
	const most = question.maxLength ?? limits.survey.line;
	if (countCharacters(text) > most) return wrong(`field.max|${most}`);
	if (/\p{Cc}/u.test(text)) return wrong('field.line');
	if (question.inputType === 'email') return checkWith(email, text);
	if (question.inputType === 'tel') return checkWith(phone, text);
	if (question.inputType === 'number') return within(question, checkNumber(text), now);
	if (question.inputType === 'url' && !isAddress(text)) return wrong('field.url');
	return right(text);
}

function checkDate(question: Of<'text'>, value: unknown, { now }: Around): Checked {
	if (question.name !== 'dateOfBirth') return within(question, checkWith(calendarDay, value), now);
	const checked = checkWith(dateOfBirth, value);
	if (!checked.ok) return checked;
	const birth = v.parse(dateOfBirth, value);
	return hasReachedAge(birth, limits.survey.age, now) ? within(question, checked, now) : wrong('field.adult');
}

function checkText(question: Of<'comment'>, value: unknown): Checked {
	if (typeof value !== 'string') return wrong('field.choice');
	const text = value.trim();
	const most = question.maxLength ?? limits.text.max;
	return countCharacters(text) > most ? wrong(`field.max|${most}`) : right(text);
}

function checkChoice(question: Question, value: unknown, { rooms }: Around): Checked {
	if (typeof value !== 'string') return wrong('field.choice');
	const values = 'choices' in question ? question.choices.map((choice) => choice.value) : [];
	if (values.length > 0 && !values.includes(value)) return wrong('field.choice');
	if (question.name !== 'location') return right(value);
	return rooms.includes(value) ? right(value) : wrong('field.room');
}

function checkList(question: Of<'checkbox' | 'tagbox'>, value: unknown): Checked {
	const values = question.choices.map((choice) => choice.value);
	const isRight = Array.isArray(value) && value.every((each) => values.includes(each));
	return isRight ? right([...new Set(value)]) : wrong('field.choice');
}

/** Judges an answer by the type of its question alone. */
export function checkType(question: Question, value: unknown, around: Around): Checked {
	switch (question.type) {
		case 'text':
			return question.inputType === 'date'
				? checkDate(question, value, around)
				: checkLine(question, value, around);
		case 'comment':
			return checkText(question, value);
		case 'checkbox':
		case 'tagbox':
			return checkList(question, value);
		case 'boolean':
			return typeof value === 'boolean' ? right(value) : wrong('field.choice');
		case 'rating': {
			const rate = listRatings(question).find((each) => each.value === String(value));
			return rate ? right(toNumber(rate.value)) : wrong('field.choice');
		}
		default:
			return checkChoice(question, value, around);
	}
}

const toNumber = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text));

/** What an answer is judged by, beside its question. */
export interface Around {
	/** The slugs of the rooms that take part in a test at present. */
	rooms: readonly string[];
	/** Milliseconds since 1970. */
	now: number;
	/** What is answered, the question itself included. */
	answers: SurveyResponses;
}

/** An answer as it goes over the wire, or the message at its question: a key of errors.json or the editor's words. */
export type Checked = { ok: true; value: unknown } | { ok: false; message: string };

export const right = (value: unknown): Checked => ({ ok: true, value });
export const wrong = (message: string): Checked => ({ ok: false, message });

/** Answers as they go over the wire, or the message at each question that is answered wrongly. */
export type CheckedResponses =
	| { ok: true; answers: Record<string, unknown> }
	| { ok: false; fields: FieldErrors };

/** Judges the answers to all that is shown; answers to anything else are dropped. */
export function checkResponses(
	survey: Survey,
	given: SurveyResponses,
	around: Omit<Around, 'answers'>,
): CheckedResponses {
	const shown = findVisible(survey, given, around.now);
	const fields: FieldErrors = {};
	const answers: Record<string, unknown> = {};
	for (const question of shown.pages.flatMap(({ elements }) => listQuestions(elements))) {
		const { name } = question;
		const checked = checkAnswer(question, shown.answers[name], { ...around, answers: shown.answers });
		if (!checked.ok) fields[name] = checked.message;
		else if (checked.value !== undefined) answers[name] = checked.value;
	}
	return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, answers };
}

/** What the kit says of an answer that a rule refuses; undefined where it is met. */
export function refusal(rule: SurveyRule, value: unknown, around: Around): string | undefined {
	const text = String(toComparable(value));
	const below = (least: number | undefined, count: number) => least !== undefined && count < least;
	const above = (most: number | undefined, count: number) => most !== undefined && count > most;
	switch (rule.type) {
		case 'text':
			if (below(rule.minLength, countCharacters(text))) return `field.min|${rule.minLength}`;
			return above(rule.maxLength, countCharacters(text)) ? `field.max|${rule.maxLength}` : undefined;
		case 'numeric':
			if (below(rule.minValue, Number(value))) return `field.least|${rule.minValue}`;
			return above(rule.maxValue, Number(value)) ? `field.most|${rule.maxValue}` : undefined;
		case 'answercount': {
			const count = Array.isArray(value) ? value.length : 1;
			if (below(rule.minCount, count)) return `field.leastChosen|${rule.minCount}`;
			return above(rule.maxCount, count) ? `field.mostChosen|${rule.maxCount}` : undefined;
		}
		case 'email':
			return v.is(email, value) ? undefined : 'field.email';
		case 'regex':
			return countCharacters(text) <= limits.survey.line && new RegExp(rule.regex, 'u').test(text)
				? undefined
				: 'field.pattern';
		default:
			return evaluateCondition(rule.expression, around.answers, around.now) ? undefined : 'field.choice';
	}
}

/** Judges the answer to a question that is shown; the value of a right one is undefined where nothing was answered. */
function checkAnswer(question: Question, value: unknown, around: Around): Checked {
	const isMissing = isEmpty(value) || (question.type === 'boolean' && value === false);
	if (isMissing && question.isRequired) return wrong('field.required');
	if (isEmpty(value)) return right(undefined);
	const checked = checkType(question, value, around);
	if (!checked.ok) return checked;
	if (isEmpty(checked.value)) return question.isRequired ? wrong('field.required') : right(undefined);
	for (const rule of question.validators) {
		const message = refusal(rule, checked.value, around);
		if (message) return wrong(rule.text || message);
	}
	return checked;
}
