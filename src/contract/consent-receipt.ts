import type { Choice } from './choice.ts';

/** What the device and the studio keep of an answer; `time` in ISO 8601. */
export interface Receipt {
	id: string;
	revision: number;
	choices: { necessary: boolean; analytics: boolean };
	time: string;
}

/** Where this device keeps the receipt of the visitor's answer to the cookie question, which its tabs share. */
export const receiptKey = 'consent-receipt';

/** The answer that another tab has just left its receipt of. The cookies of that answer may be seen some moments later. */
export function answerIn({ key, newValue }: StorageEvent): Choice | undefined {
	if (key !== receiptKey || !newValue) return undefined;
	const { revision, choices } = JSON.parse(newValue) as Receipt;
	return { revision, analytics: choices.analytics };
}
