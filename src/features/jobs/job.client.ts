/** What a job page does: the way back leads to its row in the list that the visitor came from, with its filters; the rest is fetched when it is used. */
import { loadModule } from '#lib/browser/load-module.ts';
import { hasDraft, openForm } from './apply/draft-key.ts';

const { referrer } = document;
const back = document.querySelector<HTMLAnchorElement>('[data-back]');
const isList = /\/careers(?:\/search[^?#]*|\/internships)?(?:\?|$)/.test(referrer);
const id = location.pathname.split('/').at(-1);
if (back && isList && referrer.startsWith(`${location.origin}/`)) back.href = `${referrer}#job-${id}`;

if (hasDraft(location.pathname.split('/').at(-1) ?? '')) openForm();

document.querySelector('[data-share=other]')?.toggleAttribute('hidden', !navigator.share);

addEventListener('click', ({ target }) => {
	const button = (target as Element).closest<HTMLElement>('[data-share], [data-frame]');
	if (!button) return;
	loadModule(() => import('./job-buttons.client.ts'))
		.then((buttons) => buttons.handleButton(button))
		.catch(() => {});
});
