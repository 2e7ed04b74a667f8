import { html } from 'hono/html';
import { type Alert, newestAlerts } from '#services/forms/alerts/alerts.ts';
import type { AlertFilters } from '#services/forms/alerts/jobs/topic.ts';
import { gameOf } from '#services/forms/alerts/releases/topic.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

const most = 200;

function describe({ kind, about }: Alert): string {
	if (kind === 'release') return `the release of ${gameOf(about)}`;
	const { location = [], team = [], query = '' } = JSON.parse(about) as Partial<AlertFilters>;
	return [...location, ...team, ...(query ? [`“${query}”`] : [])].join(', ') || 'every job';
}

const row = (alert: Alert) => html`<tr>
<td><time>${shortTime(new Date(alert.askedAt).toISOString())}</time></td>
<td>${alert.email || 'forgotten'}</td><td>${alert.locale}</td>
<td>${alert.state === 'stopped' ? '' : describe(alert)}</td><td>${alert.state}</td></tr>`;

/** Who asked to hear of new jobs and of games that come out. */
export async function alertsPage({ services }: Controls) {
	const alerts = await newestAlerts(services.db, most);
	const table = html`<div class="scroll"><table>
<thead><tr><th>Asked</th><th>Address</th><th>Language</th><th>For</th><th>State</th></tr></thead>
<tbody>${alerts.map(row)}</tbody>
</table></div>`;
	const none = html`<p class="none">Nobody has asked for any.</p>`;
	return frame(
		'Alerts',
		html`<h1>Alerts</h1>
${panel('Alerts', 'alerts', alerts.length > 0 ? table : none)}`,
	);
}
