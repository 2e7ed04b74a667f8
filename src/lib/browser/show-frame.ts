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
