import { opensInSameTab } from '#lib/browser/links.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { getPosition, leavePositions, pushPosition } from './survey-position.ts';

const dialog = document.querySelector<HTMLDialogElement>('#survey');

/** Shows the layer at once. */
function show(layer: HTMLDialogElement): void {
	if (layer.open) return;
	layer.showModal();
	layer.querySelector<HTMLElement>('[data-step]')?.focus();
	void fill(layer);
}

/** Fetches what belongs into it, and again after a failure. */
async function fill(layer: HTMLDialogElement): Promise<void> {
	if (/ready|loading/.test(layer.dataset.state ?? '')) return;
	layer.dataset.state = 'loading';
	try {
		const survey = await loadModule(() => import('./open-survey.tsx'), { waits: false });
		await survey.openSurvey(layer);
	} catch (error) {
		layer.dataset.state = 'failed';
		// A TypeError where the network failed, as of any call.
		layer.dataset.why = (error as Error).name;
		layer.querySelector<HTMLElement>('[data-retry]')?.focus();
	}
}

function follow(layer: HTMLDialogElement): void {
	// Behind what is sent there are only steps of an empty survey.
	if (getPosition() && layer.dataset.sent === undefined) show(layer);
	else layer.close();
}

if (dialog) {
	addEventListener('click', (event) => {
		const pressed = (selector: string) => (event.target as Element).closest(selector);
		if (pressed('[data-survey]') && opensInSameTab(event)) {
			event.preventDefault();
			pushPosition(0);
			show(dialog);
		} else if (pressed('#survey [data-retry]')) void fill(dialog);
		else if (
			pressed('#survey [data-close]') &&
			dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
		)
			dialog.close();
	});
	addEventListener('online', () => dialog.dataset.state === 'failed' && void fill(dialog));
	addEventListener('popstate', () => follow(dialog));
	dialog.addEventListener('close', () => {
		// Told with the next frame, which may come after Forward.
		if (dialog.open) return;
		delete dialog.dataset.sent;
		leavePositions();
	});
	if (getPosition()?.isDone === undefined) follow(dialog);
}
