import { html } from 'hono/html';
import { type Alert, type AlertFilters, newestAlerts } from '#services/forms/job-alerts/alerts.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

const most = 200;

function filtersOf({ filters }: Alert): string {
	const { location = [], team = [], query = '' } = JSON.parse(filters) as Partial<AlertFilters>;
	return [...location, ...team, ...(query ? [`“${query}”`] : [])].join(', ') || 'everything';
}

const row = (alert: Alert) => html`<tr>
<td><time>${shortTime(new Date(alert.askedAt).toISOString())}</time></td>
<td>${alert.email || 'forgotten'}</td><td>${alert.locale}</td>
<td>${alert.state === 'stopped' ? '' : filtersOf(alert)}</td><td>${alert.state}</td></tr>`;

/** Who asked to hear of new jobs. */
export async function alertsPage({ services }: Controls) {
	const alerts = await newestAlerts(services.db, most);
	const table = html`<div class="scroll"><table>
<thead><tr><th>Asked</th><th>Address</th><th>Language</th><th>For</th><th>State</th></tr></thead>
<tbody>${alerts.map(row)}</tbody>
</table></div>`;
	const none = html`<p class="none">Nobody has asked for any.</p>`;
	return frame(
		'Job alerts',
		html`<h1>Job alerts</h1>
${panel('Alerts', 'alerts', alerts.length > 0 ? table : none)}`,
	);
}
