/** Plays trailers: in their place, or in the layer that a link opens, which stops them when it is closed. */
import { opensInSameTab } from '#lib/browser/links.ts';
import { showFrame } from '#lib/browser/show-frame.ts';

const playerOf = (element: Element) => element.closest<HTMLElement>('[data-player]');

/** Uncovers the film and plays it; where the browser does not let it begin, its own controls are there. */
function play(player: HTMLElement): void {
	player.querySelector('[data-play]')?.setAttribute('hidden', '');
	const film = player.querySelector('video');
	film?.focus();
	film?.play().catch(() => {});
}

function openDialog(dialog: HTMLDialogElement): void {
	dialog.showModal();
	const player = dialog.querySelector<HTMLElement>('[data-player]');
	// A provider's player waits for a press of its own, below which stands who learns of it.
	if (player?.querySelector('video')) play(player);
}

addEventListener('click', (event) => {
	const target = event.target as Element;
	const cover = target.closest('[data-play]');
	const frame = target.closest<HTMLElement>('[data-player] [data-frame]');
	const link = target.closest('[data-trailer-open]');
	const player = cover && playerOf(cover);
	if (player) play(player);
	else if (frame) showFrame(frame);
	else if (link && opensInSameTab(event)) {
		const dialog = link.parentElement?.querySelector<HTMLDialogElement>('[data-trailer-dialog]');
		if (!dialog) return;
		event.preventDefault();
		openDialog(dialog);
	}
});

for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-trailer-dialog]'))
	dialog.addEventListener('close', () => {
		dialog.querySelector('video')?.pause();
		dialog.querySelector('iframe')?.remove();
	});
