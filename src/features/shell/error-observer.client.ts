import { type ObservedResponse, observeResponses } from '#api/response-observer.ts';
import { pageCookies } from '#lib/browser/cookie.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { checkConnection } from './connection.client.ts';
import { isLeaving } from './loading.client.ts';

const loadFailures = () => loadModule(() => import('./error-toasts.client.ts'));

/** Loads the toasts with the first failure; nothing can be loaded where the site is out of reach. */
async function showFailure(answer: ObservedResponse): Promise<void> {
	const { kind, codes } = answer;
	const { dataset } = document.documentElement;
	if (codes.includes('API_MAINTENANCE')) dataset.maintenance = '';
	else if (kind === 'ok') delete dataset.maintenance;
	if (isLeaving() || (kind === 'offline' && !(await checkConnection())) || !answer.isShown) return;
	const failures = await loadFailures();
	failures.showErrors(answer);
}

/** What fails to arrive is the reload guard's business. */
const ignore = () => {};

observeResponses((answer) => void showFailure(answer).catch(ignore));
addEventListener('load-error', ({ detail }) => {
	const kind = detail instanceof TypeError ? 'offline' : 'unexpected';
	showFailure({ kind, codes: [], isShown: true }).catch(ignore);
});
if (/(?:^|; )flash=/.test(pageCookies()))
	loadFailures()
		.then((failures) => failures.showFlash())
		.catch(ignore);

/** Nothing is typed before the focus: a form that is left alone loads nothing. */
function loadDraft({ target }: Event): void {
	if (!(target as Element).matches?.('form :is(input, select, textarea)')) return;
	removeEventListener('focusin', loadDraft);
	loadModule(() => import('./draft.client.ts')).catch(ignore);
}

addEventListener('focusin', loadDraft);
