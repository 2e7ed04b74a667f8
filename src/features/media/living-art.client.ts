/** Brings the key art of a hero to life once the page is done, where nothing speaks against it, and lets visitors stop it. */
import { loadModule } from '#lib/browser/load-module.ts';
import type { ArtFacts, LivingArt } from './living-art.ts';

/** In which storage says that a visitor has stopped it, on this page or another. */
const key = 'still-art';

const scene = document.querySelector<HTMLElement>('[data-living-art]');
const button = document.querySelector<HTMLButtonElement>('[data-art-toggle]');
let art: Promise<LivingArt> | undefined;
let isStopped = readChoice();
let isSeen = true;

function readChoice(): boolean {
	try {
		return localStorage.getItem(key) !== null;
	} catch {
		return false;
	}
}

function storeChoice(): void {
	try {
		if (isStopped) localStorage.setItem(key, '1');
		else localStorage.removeItem(key);
	} catch {
		// Where storage is blocked it holds for this page.
	}
}

/** Whether motion is welcome, and the line is good enough for a picture more; browsers that cannot say so count as good. */
function isWelcome(): boolean {
	const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
	return (
		!matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches &&
		!connection?.saveData &&
		(connection?.effectiveType ?? '4g') === '4g'
	);
}

/** Plays or pauses by what holds now; the first time it loads what there is to play. */
async function update(): Promise<void> {
	if (!scene) return;
	const plays = !isStopped && isSeen && !document.hidden;
	if (plays)
		art ??= loadModule(() => import('./living-art.ts'), { waits: false }).then((module) =>
			module.createLivingArt(scene, JSON.parse(scene.dataset.livingArt ?? '') as ArtFacts),
		);
	const loaded = await art;
	if (!isStopped && isSeen && !document.hidden) loaded?.play();
	else loaded?.pause();
}

const refresh = () => void update().catch(() => button?.setAttribute('hidden', ''));

function start(): void {
	if (!scene || !button || !isWelcome()) return;
	const { stop = '', play = '' } = button.dataset;
	const name = () => {
		button.ariaLabel = isStopped ? play : stop;
		button.toggleAttribute('data-stopped', isStopped);
	};
	button.hidden = false;
	name();
	button.addEventListener('click', () => {
		isStopped = !isStopped;
		storeChoice();
		name();
		refresh();
	});
	document.addEventListener('visibilitychange', refresh);
	new IntersectionObserver((entries) => {
		isSeen = entries.at(-1)?.isIntersecting ?? true;
		refresh();
	}).observe(scene);
}

const whenIdle = () =>
	'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
