/** Brings the key art of a hero to life once the page is done, where nothing speaks against it, and lets visitors stop it. */
import { loadModule } from '#lib/browser/load-module.ts';
import type { ArtFacts, ArtMotion } from './living-art.ts';

/** In which storage says that a visitor has stopped it, on this page or another. */
const key = 'still-art';

const stage = document.querySelector<HTMLElement>('[data-living-art]');
const button = document.querySelector<HTMLButtonElement>('[data-art-toggle]');
let art: Promise<ArtMotion> | undefined;
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

const plays = () => !isStopped && isSeen && !document.hidden;

function load(stage: HTMLElement): Promise<ArtMotion> {
	const facts = JSON.parse(stage.dataset.livingArt ?? '') as ArtFacts;
	return loadModule(() => import('./living-art.ts'), { waits: false }).then((module) =>
		module.createLivingArt(stage, facts),
	);
}

/** Plays or pauses by what holds now; the first time it loads what there is to play. */
async function update(): Promise<void> {
	if (!stage || (!art && !plays())) return;
	art ??= load(stage);
	const motion = await art;
	if (plays()) motion.play();
	else motion.pause();
}

const refresh = () => void update().catch(() => button?.setAttribute('hidden', ''));

function showState(toggle: HTMLButtonElement): void {
	const { stop = '', play = '' } = toggle.dataset;
	toggle.ariaLabel = isStopped ? play : stop;
	toggle.toggleAttribute('data-stopped', isStopped);
}

function start(): void {
	if (!stage || !button || !isWelcome()) return;
	button.hidden = false;
	showState(button);
	button.addEventListener('click', () => {
		isStopped = !isStopped;
		storeChoice();
		showState(button);
		refresh();
	});
	document.addEventListener('visibilitychange', refresh);
	new IntersectionObserver((entries) => {
		isSeen = entries.at(-1)?.isIntersecting ?? true;
		refresh();
	}).observe(stage);
}

const whenIdle = () =>
	'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
