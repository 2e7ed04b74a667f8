import type { Question } from './questions.ts';

/** How many steps a rating may have. */
const most = 20;

/** The values that a rating offers, in their order. */
export function ratesOf(question: Extract<Question, { type: 'rating' }>): { value: string; text: string }[] {
	const { rateValues, rateMin, rateMax, rateStep } = question;
	if (rateValues.length > 0) return rateValues;
	const count = Math.min(most, Math.floor((rateMax - rateMin) / rateStep) + 1);
	return Array.from({ length: Math.max(0, count) }, (_, index) => {
		const value = String(Number((rateMin + index * rateStep).toFixed(3)));
		return { value, text: value };
	});
}
