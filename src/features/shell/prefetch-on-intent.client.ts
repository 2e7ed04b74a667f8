import { isPagePath } from '#lib/browser/links.ts';
import { loadMenuLayer, openMenuLayer } from './menu-layer.ts';

/** Milliseconds after which a pointer or the focus on a link means it. */
const intent = 80;

interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

const known = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the reader pays dearly for what is never looked at. */
function isSlow(): boolean {
	const { connection } = navigator as { connection?: Connection };
	return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Whether a link leads to another page of this site; files and functions are not fetched for nothing. */
function isPage({ origin, pathname, target }: HTMLAnchorElement): boolean {
	const isElsewhere = origin !== location.origin || pathname === location.pathname || target !== '';
	return !isElsewhere && isPagePath(pathname);
}

function prefetch({ href }: HTMLAnchorElement): void {
	const url = href.replace(/#.*/, '');
	if (known.has(url) || isSlow()) return;
	known.add(url);
	// Firefox lets a policy's default-src decide about links of this kind, and ours allows nothing.
	if (!HTMLScriptElement.supports?.('speculationrules'))
		void fetch(url, { priority: 'low' }).catch(() => undefined);
	else document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }));
}

/** Fetches the page that a visitor is about to go to, who points at a link or has the focus there. */
function prefetchLink({ target }: Event): void {
	clearTimeout(timer);
	const link = (target as Element).closest?.('a');
	if (link && isPage(link)) timer = setTimeout(() => prefetch(link), intent);
}

export { openMenuLayer };

const opener = document.querySelector<HTMLFormElement>('[data-layer]');

function prepareLayer(): void {
	if (opener) void loadMenuLayer(opener).catch(() => {});
}

if (!isSlow()) whenIdle(prepareLayer);

/** Fetches what a visitor means who points somewhere or has the focus there. */
export function prefetchOnIntent(event: Event): void {
	if (opener?.contains(event.target as Node)) prepareLayer();
	else prefetchLink(event);
}

/** Does something once the page has nothing more urgent to do, or two seconds later: some pages are never said to be idle. */
function whenIdle(task: (deadline?: IdleDeadline) => void): void {
	requestIdleCallback(task, { timeout: 2000 });
}
