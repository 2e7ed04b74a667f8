import { html } from 'hono/html';
import { newestReceipts } from '#services/forms/consents.ts';
import { newestHits } from '../services/analytics/hits.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

const most = 200;
const time = (at: number) => html`<td><time>${shortTime(new Date(at).toISOString())}</time></td>`;

/** What visitors allowed, and what was counted of those who did. */
export async function analyticsPage(controls: Controls) {
	return frame(
		'Analytics',
		html`<h1>Analytics</h1>${hitsPanel(controls.db)}${await receiptsPanel(controls)}`,
	);
}

function hitsPanel(db: Controls['db']) {
	const hits = newestHits(db, most);
	const rows = hits.map(
		({ at, name, url, referrer, visitor, site }) => html`<tr>${time(at)}<td>${name}</td>
<td><code>${url}</code></td><td><code>${referrer}</code></td><td>${visitor || 'none'}</td><td>${site}</td></tr>`,
	);
	const none = html`<p class="none">Nothing was counted yet: no visitor has said yes.</p>`;
	const columns = ['Time', 'Hit', 'Page', 'From', 'Visitor', 'Site'];
	return panel('Hits', 'hits', hits.length > 0 ? table(columns, rows) : none);
}

async function receiptsPanel({ services }: Controls) {
	const receipts = await newestReceipts(services.db, most);
	const rows = receipts.map(
		({ at, revision, choices, id }) => html`<tr>${time(at)}<td>${revision}</td>
<td><code>${choices}</code></td><td><code>${id}</code></td></tr>`,
	);
	const none = html`<p class="none">No visitor has chosen yet.</p>`;
	const columns = ['Time', 'Revision', 'Choices', 'Receipt'];
	return panel('Choices about cookies', 'receipts', receipts.length > 0 ? table(columns, rows) : none);
}

function table(columns: string[], rows: ReturnType<typeof html>[]) {
	return html`<div class="scroll"><table>
<thead><tr>${columns.map((name) => html`<th>${name}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
}
