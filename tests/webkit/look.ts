// What runs in a page: each function stands by itself.

/** Hears what the page complains of from now on, and tells its address once it has loaded and its forms are at work. */
export function look(): string {
	if (location.protocol === 'about:') return '';
	const own = globalThis as { isHeard?: true };
	if (!own.isHeard) {
		own.isHeard = true;
		const hear = (complaint: string) => {
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
			hear(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
		);
		addEventListener('unhandledrejection', ({ reason }) => {
			if (!isLeft || !/Importing a module script failed|Load failed/.test(reason)) hear(String(reason));
		});
		addEventListener(
			'error',
			({ target, message }) => {
				if (!(target instanceof Element)) hear(message);
				else if (!isLeft) hear(`did not arrive: ${target.outerHTML.slice(0, 200)}`);
			},
			true,
		);
	}
	const isReady = document.readyState === 'complete' && !document.querySelector('[client=idle][ssr]');
	return isReady ? location.href : '';
}

/** Gives what the pages of the tab complained of. */
export const recall = (): string[] => JSON.parse(sessionStorage.getItem('heard') ?? '[]');
