import { observeRequests } from '#api/activity.ts';
import { isPagePath } from '#lib/browser/links.ts';

/** Milliseconds before the bar and the overlay come, for which the bar stays at its end, and for which anything stays at most. */
const barDelay = 200;
const overlayDelay = 400;
const end = 500;
const longest = 10_000;

const { dataset } = document.documentElement;
let barTimer: ReturnType<typeof setTimeout>;
let overlayTimer: ReturnType<typeof setTimeout>;
let leaveTimer: ReturnType<typeof setTimeout>;
let isBusy = false;
let isLeft = false;

/** Whether the visitor is on the way to another page, which ends the requests of this one. */
export const isLeaving = () => isLeft;

function showBar(state?: 'busy' | 'done' | 'failed'): void {
	if (state) dataset.loading = state;
	else delete dataset.loading;
}

function startBar(): void {
	if (dataset.loading === 'busy') return;
	clearTimeout(barTimer);
	barTimer = setTimeout(showBar, barDelay, 'busy');
}

function endBar(hasFailed: boolean): void {
	clearTimeout(barTimer);
	if (!hasFailed && !dataset.loading) return;
	showBar(hasFailed ? 'failed' : 'done');
	barTimer = setTimeout(showBar, end);
}

function hideOverlay(): void {
	clearTimeout(overlayTimer);
	delete dataset.waiting;
}

function showOverlay(): void {
	dataset.waiting = '';
	overlayTimer = setTimeout(hideOverlay, longest);
}

observeRequests((inFlight, hasFailed) => {
	const wasBusy = isBusy;
	isBusy = inFlight > 0;
	if (isBusy === wasBusy) return;
	hideOverlay();
	if (isBusy) overlayTimer = setTimeout(showOverlay, overlayDelay);
	if (isLeft) return;
	if (isBusy) startBar();
	else endBar(hasFailed);
});

/** For a visitor who stays after all, as with a download, or comes back to the page as it was left. */
function stay(): void {
	isLeft = false;
	clearTimeout(leaveTimer);
	clearTimeout(barTimer);
	showBar();
}

window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
	const { protocol, pathname } = new URL(destination.url);
	const isElsewhere = !destination.sameDocument && protocol.startsWith('http') && isPagePath(pathname);
	if (!isElsewhere || downloadRequest !== null) return;
	isLeft = true;
	startBar();
	clearTimeout(leaveTimer);
	leaveTimer = setTimeout(stay, longest);
	signal.addEventListener('abort', stay);
});
addEventListener('pagehide', stay);
