/** What a visitor answered to the cookie question. */
export interface Choice {
	/** The revision that was answered; 0 without an answer. */
	revision: number;
	analytics: boolean;
}

/** Reads the answer from a text such as document.cookie. The names are those of src/contract/cookies.ts, whose table would weigh too much on every page. */
export function readChoice(cookies: string): Choice {
	const [, revision = 0] = /(?:^|; )consent=(\d+)/.exec(cookies) ?? [];
	return { revision: Number(revision), analytics: /(?:^|; )analytics=1(?:;|$)/.test(cookies) };
}
