import { html } from 'hono/html';
import { countRows, readTables } from '../services/control/state.ts';
import type { Controls } from '../services/control.ts';
import { panel } from './frame.ts';

const hidden = new Set(['migration', 'setting']);

/** How much there is of everything, and the way back to the first day. */
export async function countsPanel(controls: Controls) {
	const counts = Object.entries(countRows(await readTables(controls))).filter(
		([table]) => !hidden.has(table),
	);
	return panel(
		'Rows',
		'rows',
		html`<dl class="counts">${counts.map(
			([table, rows]) =>
				html`<div class="counts-row"><dt>${table.replaceAll('_', ' ')}</dt><dd>${rows}</dd></div>`,
		)}</dl>
<form method="post" action="/desk/reset"><button>Reset everything</button></form>`,
	);
}
