/** Shows the frame that a button of ClickToLoad names, in place of the one before. */
export function showFrame(button: HTMLElement): void {
	const place = button.closest('[data-embed]');
	const frame = document.createElement('iframe');
	frame.className = 'frame';
	frame.title = button.textContent.trim();
	frame.allow = 'autoplay; fullscreen; picture-in-picture';
	frame.src = button.dataset.frame ?? '';
	place?.querySelector('iframe')?.remove();
	place?.append(frame);
	for (const other of place?.querySelectorAll('[data-frame]') ?? [])
		other.setAttribute('aria-pressed', String(other === button));
}

function showCaptions({ textTracks }: HTMLVideoElement): void {
	for (const track of textTracks)
		track.mode = track.language === document.documentElement.lang ? 'showing' : 'disabled';
}

/** Uncovers the film and plays it with captions; where the browser does not let it begin, its own controls are there. */
function play(player: Element | null): void {
	const film = player?.querySelector('video');
	if (!film) return;
	player?.querySelector('[data-trailer]')?.setAttribute('hidden', '');
	// Marked as the default ones in the page they would be fetched with it; the browser makes a choice of its own, too.
	showCaptions(film);
	film.addEventListener('loadeddata', () => showCaptions(film), { once: true });
	film.focus();
	film.play().catch(() => {});
}

function createDialog(link: HTMLElement): HTMLDialogElement | null {
	const template = link.parentElement?.querySelector('template');
	template?.replaceWith(document.importNode(template.content, true));
	const dialog = link.parentElement?.querySelector('dialog') ?? null;
	dialog?.addEventListener('close', () => {
		dialog.querySelector('video')?.pause();
		dialog.querySelector('iframe')?.remove();
	});
	return dialog;
}

function open(link: HTMLElement): void {
	const dialog = link.parentElement?.querySelector('dialog') ?? createDialog(link);
	dialog?.showModal();
	// A provider's player waits for a press of its own, below which stands who learns of it.
	play(dialog);
}

/** Does what a button or link of a trailer is for. */
export function pressTrailer(pressed: Element): void {
	const frame = pressed.closest<HTMLElement>('[data-frame]');
	const link = pressed.closest<HTMLElement>('[data-trailer=open]');
	if (frame) showFrame(frame);
	else if (link) open(link);
	else play(pressed.closest('[data-player]'));
}
