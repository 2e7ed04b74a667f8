import type { DatabaseSync } from 'node:sqlite';
import { html } from 'hono/html';
import { countRows } from '../services/control/state.ts';
import { panel } from './frame.ts';

const hidden = new Set(['migration', 'setting']);

/** How much there is of everything, and the way back to the first day. */
export function countsPanel(db: DatabaseSync) {
	const counts = Object.entries(countRows(db)).filter(([table]) => !hidden.has(table));
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
