import { readChoice } from '#contract/choice.ts';
import { opensHere } from '#lib/opens-here.ts';
import { pageCookies } from '#lib/page-cookies.ts';
import { whenIdle } from '#lib/when-idle.ts';

const revision = Number(document.querySelector<HTMLElement>('#consent')?.dataset.revision);
const choice = readChoice(pageCookies());

if (choice.revision < revision) {
	// Soon, so that the bar does not come over what is being read; one that cannot be loaded is asked for by the next page.
	const ask = () => {
		import('./show-bar.ts').then((module) => module.showBar()).catch(() => {});
	};
	whenIdle(ask);
} else if (choice.analytics) {
	import('./analytics/follow.ts').then((module) => module.followChoice()).catch(() => {});
}

// What is called in the same breath as an import would count as a part of the page that did not arrive, and reload it.
const open = async (link: HTMLElement) => (await import('./open-bar.ts')).openBar(link);

addEventListener('click', (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>('[data-cookie-settings]');
	if (!link || !opensHere(event)) return;
	event.preventDefault();
	open(link).catch(() => location.assign(link.href));
});
