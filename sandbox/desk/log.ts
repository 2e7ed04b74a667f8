import { html } from 'hono/html';
import type { LogEntry } from '../services/middleware/request-log.ts';
import { serviceNames } from '../services/middleware/service-names.ts';
import { panel } from './frame.ts';
import { shortTime } from './time.ts';

const most = 60;

/** What the services were asked, newest first. */
export function logPanel(entries: LogEntry[], service: string | undefined) {
	const chosen = entries
		.filter((entry) => !service || entry.service === service)
		.slice(-most)
		.reverse();
	const table = chosen.length === 0 ? html`<p class="none">No requests yet.</p>` : logTable(chosen);
	return panel('Requests', 'requests', html`${choices(service)}${table}`);
}

function choices(service: string | undefined) {
	const current = (name: string | undefined) => (name === service ? 'page' : 'false');
	return html`<nav class="row" aria-label="Services">
<a href="/#requests" aria-current="${current(undefined)}">all</a>
${serviceNames.map(
	(name) => html`<a href="/?service=${name}#requests" aria-current="${current(name)}">${name}</a> `,
)}
</nav>`;
}

function logTable(entries: LogEntry[]) {
	return html`<div class="scroll"><table>
<thead><tr><th>Time</th><th>Service</th><th>Request</th><th>Status</th><th>ms</th></tr></thead>
<tbody>${entries.map(row)}</tbody>
</table></div>`;
}

function row({ at, service, method, path, status, milliseconds, fault }: LogEntry) {
	return html`<tr data-ok="${status > 0 && status < 400}">
<td><time datetime="${at}">${shortTime(at).slice(11)}</time></td><td>${service}</td>
<td><code>${method} ${path}</code>${fault ? html` <span class="note">${fault}</span>` : ''}</td>
<td>${status || 'none'}</td><td>${milliseconds}</td></tr>`;
}
