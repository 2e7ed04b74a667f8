import { readChoice } from '#contract/choice.ts';
import { pageCookies } from '#lib/cookie.ts';

const revision = Number(document.querySelector<HTMLElement>('#consent')?.dataset.revision);
const choice = readChoice(pageCookies());

/** A bar that cannot be loaded is asked for again by the next page. */
function openBar(opener?: HTMLElement): void {
	import('./open-bar.ts').then((module) => module.openBar(opener)).catch(() => {});
}

function whenIdle(): void {
	(globalThis.requestIdleCallback ?? setTimeout)(() => openBar());
}

if (choice.revision < revision) {
	if (document.readyState === 'complete') whenIdle();
	else addEventListener('load', whenIdle);
} else if (choice.analytics) {
	import('./analytics/follow.ts').then((module) => module.followChoice()).catch(() => {});
}

addEventListener('click', (event) => {
	const link = (event.target as Element).closest<HTMLElement>('[data-cookie-settings]');
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	openBar(link);
});
