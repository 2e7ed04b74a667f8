/** Names of cookies and of entries in the browser's storage, by the kind of service that leaves them. */
const traces = {
	tag: /^_(?:ga|gid|gat|gcl)/,
	matomo: /^(?:_pk_|mtm_|matomo_)/i,
} as const;

/** The kind of service that leaves something of this name in browsers, if one does. */
export function analyticsOfTrace(name: string): keyof typeof traces | undefined {
	return (['tag', 'matomo'] as const).find((kind) => traces[kind].test(name));
}

const secret =
	/^\/(?:account|status|(?:careers|games)\/alerts|(?:careers|playtests)\/withdraw|receipt)(?:\/|$)/;

/** Whether the page at a path without its language may be counted: what has names and codes in its address is nobody's business. */
export function isCountedPath(path: string): boolean {
	return !secret.test(path);
}
