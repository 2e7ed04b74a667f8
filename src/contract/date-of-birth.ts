import * as v from 'valibot';
import { type FieldMessage, firstOnly } from './fields.ts';
import { limits } from './limits.ts';

const required = 'field.required' satisfies FieldMessage;

function isRealDate({ day, month, year }: { day: number; month: number; year: number }): boolean {
	// A day that a month does not have is one of the next month.
	return new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1;
}

/** What is said of a part of a date, and what it may not be below. */
interface Wording {
	message?: FieldMessage;
	least?: number;
}

const bounded = (most: () => number, { message = 'field.date', least = 1 }: Wording = {}) =>
	firstOnly(
		v.pipe(
			v.number(required),
			v.integer(message),
			v.check((value) => value >= least && value <= most(), message),
		),
	);
const earliest = limits.birthYear.min;
const year = firstOnly(
	v.pipe(
		bounded(() => new Date().getUTCFullYear()),
		v.check((value) => value >= earliest, `field.year|${earliest}` satisfies FieldMessage),
	),
);

const message = 'field.day' satisfies FieldMessage;

/** A day of the calendar as three numbers, past or to come; days that do not exist are refused. */
export const calendarDay = v.pipe(
	v.object(
		{
			day: bounded(() => 31, { message }),
			month: bounded(() => 12, { message }),
			year: bounded(() => 9999, { message, least: 1000 }),
		},
		required,
	),
	v.check(isRealDate, message),
);

/** A date of birth as three numbers; dates that do not exist and days to come are refused. */
export const dateOfBirth = v.pipe(
	v.object(
		{
			day: bounded(() => 31),
			month: bounded(() => 12),
			year,
		},
		required,
	),
	v.check(isRealDate, 'field.date'),
	v.check(({ day, month, year }) => Date.UTC(year, month - 1, day) <= Date.now(), 'field.date'),
);

/** A date of birth as the form holds it. */
export type DateOfBirth = v.InferOutput<typeof dateOfBirth>;

/** Whether somebody born on that day has had that birthday by the given time (milliseconds, UTC). */
export function hasReachedAge(birth: DateOfBirth, years: number, now: number): boolean {
	return Date.UTC(birth.year + years, birth.month - 1, birth.day) <= now;
}
