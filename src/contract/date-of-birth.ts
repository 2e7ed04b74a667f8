import * as v from 'valibot';
import { type FieldMessage, firstOnly } from './fields.ts';
import { limits } from './limits.ts';

const required = 'field.required' satisfies FieldMessage;

function isRealDate({ day, month, year }: { day: number; month: number; year: number }): boolean {
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const bounded = (most: () => number) =>
	firstOnly(
		v.pipe(
			v.number(required),
			v.integer('field.date'),
			v.check((value) => value >= 1 && value <= most(), 'field.date'),
		),
	);
const earliest = limits.birthYear.min;
const year = firstOnly(
	v.pipe(
		bounded(() => new Date().getUTCFullYear()),
		v.check((value) => value >= earliest, `field.year|${earliest}` satisfies FieldMessage),
	),
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
