import * as v from 'valibot';
import { type Fault, faultList } from '../services/middleware/faults.ts';

type Form = Record<string, unknown>;

const textOf = (form: Form, name: string) => String(form[name] ?? '').trim();

/** The fault that the form describes; none when it makes no sense. */
export function readFault(form: Form): Fault[] {
	const argument = textOf(form, 'argument');
	const kind = textOf(form, 'mode');
	const path = textOf(form, 'path');
	const times = Number(textOf(form, 'times'));
	const fault = {
		service: textOf(form, 'service'),
		mode: kind === 'status' || kind === 'slow' ? `${kind}:${argument}` : kind,
		...(kind === 'body' && { body: argument }),
		...(path && { path }),
		...(times > 0 && { times }),
	};
	const parsed = v.safeParse(faultList, [fault]);
	return parsed.success ? parsed.output : [];
}

/** Seconds that the clock is to be ahead of the real time. */
export function readOffset(form: Form): number {
	const seconds = Number(textOf(form, 'offsetSeconds'));
	return Number.isSafeInteger(seconds) ? seconds : 0;
}
