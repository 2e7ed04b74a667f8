import { html } from 'hono/html';
import type { Controls } from '../services/control.ts';
import { newestSent } from '../services/outbox.ts';
import { buildsPanel } from './builds.ts';
import { clockPanel } from './clock.ts';
import { countsPanel } from './counts.ts';
import { faultsPanel } from './faults.ts';
import { frame } from './frame.ts';
import { logPanel } from './log.ts';
import { outboxPanel } from './outbox.ts';
import { playersPanel } from './players.ts';

/** The first page of the desk, with the log of one service or of all. */
export async function overview(controls: Controls, service: string | undefined) {
	// What was written just now has arrived then.
	await controls.sender.flush();
	const { db, clock, faults, log, now, siteUrl } = controls;
	return frame(
		'The desk',
		html`<p class="to-site"><a href="${siteUrl}">${siteUrl}</a> is the site that these services stand behind.</p>
<div class="columns">
<div>${outboxPanel(newestSent(db, 30))}${logPanel(log.entries(), service)}</div>
<div>${buildsPanel(controls)}${playersPanel(now())}${clockPanel(clock)}${faultsPanel(faults.list())}${await countsPanel(controls)}</div>
</div>`,
	);
}
