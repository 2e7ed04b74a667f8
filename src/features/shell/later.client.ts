import { whenIdle } from '#lib/when-idle.ts';

/** Milliseconds that a step may take. */
const time = 10;
/** How many rows of a list are one step. */
const rows = 8;

/** Lays out what stands below the first view, part by part, for as long as nothing else is to be done. */
function layOut(parts: HTMLElement[], deadline?: IdleDeadline): void {
	do {
		const next = parts.splice(0, parts[0]?.dataset.later ? rows : 1);
		for (const part of next) part.removeAttribute('data-later');
		// To ask for the height has it laid out.
	} while (parts[0] && document.body.offsetHeight && (deadline?.timeRemaining() ?? 0) > time);
	if (parts[0]) whenIdle((next) => layOut(parts, next));
	else delete document.documentElement.dataset.drawing;
}

addEventListener('load', () => {
	whenIdle((first) => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')], first));
});
