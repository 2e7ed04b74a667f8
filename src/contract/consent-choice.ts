/** What the device and the studio keep of an answer; `time` in ISO 8601. */
export interface ConsentReceipt {
	id: string;
	revision: number;
	choices: { necessary: boolean; analytics: boolean };
	time: string;
}

/** Where this device keeps the receipt of the visitor's answer to the cookie question, which its tabs share. */
export const consentReceiptKey = 'consent-receipt';

/** The answer that another tab has just left its receipt of. The cookies of that answer may be seen some moments later. */
export function readConsentReceipt({ key, newValue }: StorageEvent): ConsentChoice | undefined {
	if (key !== consentReceiptKey || !newValue) return undefined;
	const { revision, choices } = JSON.parse(newValue) as ConsentReceipt;
	return { revision, analytics: choices.analytics };
}

/** What a visitor answered to the cookie question. */
export interface ConsentChoice {
	/** The revision that was answered; 0 without an answer. */
	revision: number;
	analytics: boolean;
}

const age = 90 * 86_400;

/** The cookies of the answer: rows of src/contract/cookies.ts, whose whole table would weigh too much on every page. */
export const consentCookies = {
	/** The revision of the cookie question that was answered; `readChoice` reads it and the next. */
	consent: { name: 'consent', age, httpOnly: false, secure: true },
	/** The answer: 1 allows analytics, 0 does not. */
	analytics: { name: 'analytics', age, httpOnly: false, secure: true },
} as const;

/** Reads the answer from a text such as document.cookie. */
export function readConsentChoice(cookies: string): ConsentChoice {
	const [, revision = 0] = /(?:^|; )consent=(\d+)/.exec(cookies) ?? [];
	return { revision: Number(revision), analytics: /(?:^|; )analytics=1(?:;|$)/.test(cookies) };
}
