import { whenIdle } from '#lib/when-idle.ts';

/** Milliseconds that a step may take, and how many rows of a list are one. */
const step = { time: 10, rows: 8 };

/** Lays out what stands below the first view, part by part, for as long as nothing else is to be done. */
function layOut(parts: HTMLElement[], deadline?: IdleDeadline): void {
	do {
		const [first, ...others] = parts.splice(0, parts[0]?.dataset.later === 'row' ? step.rows : 1);
		for (const part of [first, ...others]) part?.removeAttribute('data-later');
		first?.getBoundingClientRect();
	} while (parts.length > 0 && (deadline?.timeRemaining() ?? 0) > step.time);
	if (parts.length > 0) whenIdle((next) => layOut(parts, next));
	else delete document.documentElement.dataset.drawing;
}

addEventListener('load', () => {
	whenIdle((deadline) => layOut([...document.querySelectorAll<HTMLElement>('[data-later]')], deadline));
});
