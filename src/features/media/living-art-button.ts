import { type ArtFacts, type ArtMotion, createLivingArt } from './living-art.ts';

/** In which storage says that a visitor has stopped it, on this page or another. */
const key = 'still-art';

function readChoice(): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function storeChoice(isStopped: boolean): void {
	try {
		if (isStopped) localStorage.setItem(key, '1');
		else localStorage.removeItem(key);
	} catch {
		// Where storage is blocked it holds for this page.
	}
}

/** Moves the art of the scene that a button stands in while it is seen, until a visitor stops it by the button. */
export function startLivingArt(button: HTMLButtonElement): void {
	const scene = button.parentElement as HTMLElement;
	const { livingArt = '', stop = '', play = '' } = button.dataset;
	let art: Promise<ArtMotion> | undefined;
	let isStopped = readChoice();
	let isSeen = false;
	const plays = () => isSeen && !isStopped && !document.hidden;

	/** Plays or pauses by what holds now; the first time it loads the layers. */
	async function update(): Promise<void> {
		button.ariaLabel = isStopped ? play : stop;
		button.toggleAttribute('data-stopped', isStopped);
		if (!art && !plays()) return;
		art ??= createLivingArt(scene, JSON.parse(livingArt) as ArtFacts);
		const motion = await art;
		if (plays()) motion.play();
		else motion.pause();
	}

	// What cannot be loaded cannot be stopped.
	const refresh = () => void update().catch(() => button.setAttribute('hidden', ''));
	button.hidden = false;
	button.addEventListener('click', () => {
		isStopped = !isStopped;
		storeChoice(isStopped);
		refresh();
	});
	document.addEventListener('visibilitychange', refresh);
	new IntersectionObserver((entries) => {
		isSeen = entries.at(-1)?.isIntersecting ?? false;
		refresh();
	}).observe(scene);
}
