import { html } from 'hono/html';
import type { Fault } from '../services/middleware/faults.ts';
import { serviceNames } from '../services/middleware/service-names.ts';
import { panel } from './frame.ts';

const modes = ['status', 'hang', 'slow', 'html', 'truncate', 'reset', 'empty', 'body'];

/** What is broken on purpose, and a form to break more. */
export function faultsPanel(faults: readonly Fault[]) {
	const list = faults.length === 0 ? html`<p class="none">Every service answers.</p>` : active(faults);
	return panel('Faults', 'faults', html`${list}${form()}`);
}

function active(faults: readonly Fault[]) {
	return html`<ul class="faults">${faults.map(
		({ service, path, mode, rate, times }) => html`<li><strong>${service}</strong> ${path ?? ''}
<code>${mode}</code> ${rate < 1 ? `${rate * 100} %` : ''} ${times ? `${times} times` : ''}</li>`,
	)}</ul>
<form method="post" action="/desk/faults/clear"><button>Mend everything</button></form>`;
}

function form() {
	return html`<form method="post" action="/desk/faults" class="fields">
<label>Service <select name="service">${serviceNames.map((name) => html`<option>${name}</option>`)}</select></label>
<label>Fault <select name="mode">${modes.map((mode) => html`<option>${mode}</option>`)}</select></label>
<label>Status, milliseconds or body <input name="argument" value="503"></label>
<label>Path begins with (empty: any) <input name="path"></label>
<label>Times (empty: until mended) <input name="times" inputmode="numeric"></label>
<button>Break</button>
</form>`;
}
