import { whenIdle } from '#lib/when-idle.ts';

/** Milliseconds that a step may take, and how many rows of a list are one. */
const step = { time: 10, rows: 8 };

/** Lays out what stands below the first view, part by part, for as long as nothing else is to be done. */
function layOut(parts: HTMLElement[], deadline?: IdleDeadline): void {
	do {
		const next = parts.splice(0, parts[0]?.dataset.later ? step.rows : 1);
		for (const part of next) part.removeAttribute('data-later');
		// To ask for the height has it laid out.
	} while (parts[0] && document.body.offsetHeight && (deadline?.timeRemaining() ?? 0) > step.time);
	if (parts[0]) whenIdle((time) => layOut(parts, time));
	else delete document.documentElement.dataset.drawing;
}

addEventListener('load', () => {
	whenIdle((time) => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')], time));
});
