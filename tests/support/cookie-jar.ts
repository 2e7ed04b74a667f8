/** What a browser keeps for the site. */
export interface CookieJar {
	get(name: string): string | undefined;
	set(name: string, value: string): void;
	/** Takes over what an answer sets and removes. */
	take(setCookies: readonly string[]): void;
	/** The Cookie header, empty without cookies. */
	header(): string;
}

/** An empty jar; it obeys Max-Age=0 and looks at no other age. */
export function createJar(): CookieJar {
	const kept = new Map<string, string>();
	return {
		get: (name) => kept.get(name),
		set: (name, value) => void kept.set(name, value),
		take(setCookies) {
			for (const cookie of setCookies) {
				const [pair = '', ...flags] = cookie.split('; ');
				const at = pair.indexOf('=');
				if (flags.includes('Max-Age=0')) kept.delete(pair.slice(0, at));
				else kept.set(pair.slice(0, at), pair.slice(at + 1));
			}
		},
		header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
	};
}
