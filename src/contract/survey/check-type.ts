import * as v from 'valibot';
import { dateOfBirth, hasReachedAge } from '../date-of-birth.ts';
import { email, lengthOf, phone } from '../fields.ts';
import { limits } from '../limits.ts';
import { type Around, type Checked, right, wrong } from './around.ts';
import type { Question } from './questions.ts';
import { ratesOf } from './rates.ts';

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

function checkLine(question: Of<'text'>, value: unknown): Checked {
	if (typeof value !== 'string' && typeof value !== 'number') return wrong('field.choice');
	const text = String(value).trim();
	if (text === '') return right('');
	const most = question.maxLength ?? limits.survey.line;
	if (lengthOf(text) > most) return wrong(`field.max|${most}`);
	if (/\p{Cc}/u.test(text)) return wrong('field.line');
	if (question.inputType === 'email') return checkWith(email, text);
	if (question.inputType === 'tel') return checkWith(phone, text);
	if (question.inputType === 'number') return checkNumber(text);
	if (question.inputType === 'url' && !isAddress(text)) return wrong('field.url');
	return right(text);
}

function checkDate({ name }: Question, value: unknown, { now }: Around): Checked {
	const checked = checkWith(dateOfBirth, value);
	if (!checked.ok || name !== 'dateOfBirth') return checked;
	const birth = v.parse(dateOfBirth, value);
	return hasReachedAge(birth, limits.survey.age, now) ? checked : wrong('field.adult');
}

function checkText(question: Of<'comment'>, value: unknown): Checked {
	if (typeof value !== 'string') return wrong('field.choice');
	const text = value.trim();
	const most = question.maxLength ?? limits.text.max;
	return lengthOf(text) > most ? wrong(`field.max|${most}`) : right(text);
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
			return question.inputType === 'date' ? checkDate(question, value, around) : checkLine(question, value);
		case 'comment':
			return checkText(question, value);
		case 'checkbox':
		case 'tagbox':
			return checkList(question, value);
		case 'boolean':
			return typeof value === 'boolean' ? right(value) : wrong('field.choice');
		case 'rating': {
			const rate = ratesOf(question).find((each) => each.value === String(value));
			return rate ? right(toNumber(rate.value)) : wrong('field.choice');
		}
		default:
			return checkChoice(question, value, around);
	}
}

const toNumber = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text));
