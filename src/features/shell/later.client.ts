import { whenIdle } from '#lib/when-idle.ts';

/** Milliseconds that one part may take. */
const enough = 10;

/** Lays out what stands below the first view, part by part, for as long as nothing else is to be done. */
function layOut(deadline?: IdleDeadline): void {
	let next: HTMLElement | null;
	do {
		next = document.querySelector<HTMLElement>('[data-later]');
		next?.removeAttribute('data-later');
	} while (next?.offsetHeight !== undefined && (deadline?.timeRemaining() ?? 0) > enough);
	if (next) whenIdle(layOut);
	else delete document.documentElement.dataset.drawing;
}

addEventListener('load', () => whenIdle(layOut));
