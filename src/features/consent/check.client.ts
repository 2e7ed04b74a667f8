import { readChoice } from '#contract/choice.ts';
import { tellLoadError } from '#lib/load-error.ts';
import { loadModule } from '#lib/load-module.ts';
import { opensHere } from '#lib/opens-here.ts';
import { pageCookies } from '#lib/page-cookies.ts';
import { whenIdle } from '#lib/when-idle.ts';

const place = document.querySelector<HTMLElement>('#consent');
const revision = Number(place?.dataset.revision);
/** The page itself tells of a part that is gone, and the next page asks again. */
const ignore = () => {};
const choice = readChoice(pageCookies());

if (choice.revision < revision) {
	// Soon, so that the bar does not come over what is being read; one that cannot be loaded is asked for by the next page.
	const ask = async () => {
		const bar = await loadModule(() => import('./show-bar.ts'));
		await bar.showBar();
	};
	whenIdle(() => void ask().catch(ignore));
} else if (choice.analytics) {
	loadModule(() => import('./analytics/follow.ts'))
		.then((analytics) => analytics.followChoice())
		.catch(ignore);
}

async function open(link: HTMLElement): Promise<void> {
	const bar = await loadModule(() => import('./open-bar.ts'));
	await bar.openBar(link).catch((error: unknown) => tellLoadError(error, place?.dataset.failed));
}

addEventListener('click', (event) => {
	const link = (event.target as Element).closest<HTMLAnchorElement>('[data-cookie-settings]');
	if (!link || !opensHere(event)) return;
	event.preventDefault();
	open(link).catch(ignore);
});
