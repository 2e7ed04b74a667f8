/** The pictures of the gallery, one at a time and large, in its dialog. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-picture]')];
const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]');
let shown = 0;

const part = (name: string) => viewer?.querySelector(`[data-viewer-${name}]`);

function say(name: string, text: string): void {
	part(name)?.replaceChildren(text);
}

/** Another element for each, as one whose address changes shows the picture before until the new one is there. */
function largeOf(link: HTMLAnchorElement | undefined): HTMLImageElement {
	const picture = new Image();
	picture.className = 'large';
	// The caption says what it shows.
	picture.alt = '';
	const small = link?.querySelector('img');
	// The small one has mostly been loaded already.
	picture.onerror = () => {
		picture.onerror = null;
		picture.src = small?.currentSrc ?? '';
	};
	picture.src = link?.href ?? '';
	return picture;
}

function show(index: number): void {
	shown = (index + links.length) % links.length;
	const link = links[shown];
	part('frame')?.replaceChildren(largeOf(link));
	say('place', `${shown + 1} / ${links.length}`);
	say('caption', link?.querySelector('img')?.alt ?? '');
}

function step({ target }: Event): void {
	const by = (target as Element).closest<HTMLElement>('[data-step]')?.dataset.step;
	if (by) show(shown + Number(by));
}

function stepByKey({ key }: KeyboardEvent): void {
	if (key === 'ArrowLeft') show(shown - 1);
	if (key === 'ArrowRight') show(shown + 1);
}

viewer?.addEventListener('click', step);
viewer?.addEventListener('keydown', stepByKey);

/** Opens the dialog with the picture that a link leads to. */
export function openPicture(link: HTMLAnchorElement): void {
	show(links.indexOf(link));
	viewer?.showModal();
}
