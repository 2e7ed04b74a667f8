// What runs in a page: each function stands by itself.

/** The page's address once it has loaded and its forms are at work, and nothing before that. */
export const isReadyAt = (): string =>
	document.readyState === 'complete' && !document.querySelector('[client=idle][ssr]') ? location.href : '';

/** Hears what the page complains of from now on. */
export function hear(): void {
	const own = globalThis as { isHeard?: true };
	if (own.isHeard || location.protocol === 'about:') return;
	own.isHeard = true;
	const note = (complaint: string) => {
		const before = JSON.parse(sessionStorage.getItem('heard') ?? '[]') as string[];
		sessionStorage.setItem('heard', JSON.stringify([...before, `${location.pathname}: ${complaint}`]));
	};
	// What still loads when a page is left is given up.
	let isLeft = false;
	addEventListener('beforeunload', () => {
		isLeft = true;
	});
	addEventListener('pageshow', () => {
		isLeft = false;
	});
	addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
		note(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
	);
	addEventListener('unhandledrejection', ({ reason }) => {
		if (!isLeft || !/Importing a module script failed|Load failed/.test(reason)) note(String(reason));
	});
	addEventListener(
		'error',
		({ target, message }) => {
			if (!(target instanceof Element)) note(message);
			else if (!isLeft) note(`did not arrive: ${target.outerHTML.slice(0, 200)}`);
		},
		true,
	);
}

/** Gives what the pages of the tab complained of. */
export const recall = (): string[] => JSON.parse(sessionStorage.getItem('heard') ?? '[]');
