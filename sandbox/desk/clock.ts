import { html } from 'hono/html';
import type { Clock } from '../store/clock.ts';
import { panel } from './frame.ts';
import { shortTime } from './time.ts';

const leaps = [
	[0, 'Real time'],
	[900, '15 minutes on'],
	[3660, '61 minutes on'],
	[86_460, 'A day on'],
	[172_860, 'Two days on'],
] as const;

/** The sandbox's clock, and ways to move it. */
export function clockPanel(clock: Clock) {
	const ahead = clock.offsetSeconds();
	return panel(
		'Clock',
		'clock',
		html`<p><strong>${shortTime(new Date(clock.now()).toISOString())}</strong> UTC,
${ahead === 0 ? 'the real time' : `${ahead} seconds from the real time`}</p>
<form method="post" action="/desk/clock" class="row">
${leaps.map(([seconds, text]) => html`<button name="offsetSeconds" value="${seconds}">${text}</button>`)}
</form>`,
	);
}
