export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

/** What a selector finds first, or first of all in which a text stands. */
export type Target = string | { css: string; text: string };

export type Key = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** A visitor with a profile of their own, in any of the engines. */
export interface Visitor {
	/** Opens a page and waits until its forms are at work. */
	open(path: string): Promise<void>;
	/** Waits until a page stands at an address and its forms are at work. */
	expectAt(path: string): Promise<void>;
	click(target: Target): Promise<void>;
	/** Puts a value where another may stand; of a list, by its value. */
	fill(target: Target, value: string): Promise<void>;
	/** Chooses a file by its path. */
	choose(target: Target, file: string): Promise<void>;
	press(key: Key): Promise<void>;
	/** Runs a function in the page, where it stands by itself. */
	evaluate<Result>(run: (...given: string[]) => Result, ...given: string[]): Promise<Awaited<Result>>;
	/** Takes the site away, or gives it back. */
	setOffline(isOffline: boolean): Promise<void>;
	/** Gives what the pages complained of since the start. */
	leave(): Promise<string[]>;
}

export interface Engine {
	/** Whether somebody can sign in and answers to the cookie question last: every cookie of the site is a Secure one. */
	keepsSecureCookies: boolean;
	/** @param hasAnswered whether the cookie question is behind the visitor, so that nothing lies over the page */
	visit(hasAnswered?: boolean): Promise<Visitor>;
	close(): Promise<void>;
}

/** The cookies of a visitor who has answered the cookie question. */
export const answered = { consent: '1', analytics: '0' };
