/** What a visitor answered to the cookie question. */
export interface Choice {
	/** The revision that was answered; 0 without an answer. */
	revision: number;
	analytics: boolean;
}

const age = 90 * 86_400;

/** The cookies of the answer: rows of src/contract/cookies.ts, whose whole table would weigh too much on every page. */
export const choiceCookies = {
	/** The revision of the cookie question that was answered; `readChoice` reads it and the next. */
	consent: { name: 'consent', age, httpOnly: false, secure: true },
	/** The answer: 1 allows analytics, 0 does not. */
	analytics: { name: 'analytics', age, httpOnly: false, secure: true },
} as const;

/** Reads the answer from a text such as document.cookie. */
export function readChoice(cookies: string): Choice {
	const [, revision = 0] = /(?:^|; )consent=(\d+)/.exec(cookies) ?? [];
	return { revision: Number(revision), analytics: /(?:^|; )analytics=1(?:;|$)/.test(cookies) };
}
