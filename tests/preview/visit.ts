/** Milliseconds in which a preview has to answer, functions that nobody woke before too. */
const patience = 15_000;

export interface Answer {
	status: number;
	headers: Headers;
	text: string;
}

/** Asks a site for a path of it, and follows no redirect. */
export type Visit = (path: string, init?: RequestInit) => Promise<Answer>;

/** @param origin without a slash at its end */
export function visitorOf(origin: string): Visit {
	return async (path, init = {}) => {
		const signal = AbortSignal.timeout(patience);
		const response = await fetch(origin + path, { redirect: 'manual', signal, ...init });
		return { status: response.status, headers: response.headers, text: await response.text() };
	};
}

/** What a call answered; empty where it is no JSON. */
export function jsonOf({ text }: Answer): Record<string, unknown> {
	try {
		return JSON.parse(text) as Record<string, unknown>;
	} catch {
		return {};
	}
}

/** The complaint about a status that is another one. */
export const statusProblems = ({ status }: Answer, expected: number): string[] =>
	status === expected ? [] : [`answers ${status} instead of ${expected}`];
