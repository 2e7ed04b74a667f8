import { html } from 'hono/html';
import { openApplication } from '#contract/jobs.ts';
import { type Application, listApplications, type Sent } from '#services/forms/applications/rows.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';
import { listClaimed } from './uploads.ts';

const row = (name: string, value: unknown) => (value ? html`<tr><th>${name}</th><td>${value}</td></tr>` : '');
const lines = (text = '') => text.split('\n').map((line) => html`${line}<br>`);

async function details(sent: Sent, reference: string, controls: Controls) {
	const { firstName, lastName, email, phone, links, coverLetter, studio, team, locale } = sent;
	return html`<div class="scroll"><table><tbody>
${row('Name', `${firstName} ${lastName}`)}${row('Mail', email)}${row('Phone', phone)}${row('Language', locale)}
${row('Studio', studio)}${row('Team', team)}${row('Links', links && lines(links))}
${row('Letter', coverLetter && lines(coverLetter))}${row('Files', await listClaimed(reference, controls))}
</tbody></table></div>`;
}

async function item({ reference, jobId, at, sent }: Application, controls: Controls) {
	const job = jobId === openApplication ? 'open application' : `job ${jobId}`;
	const time = new Date(at).toISOString();
	return panel(
		reference,
		reference,
		html`<p class="aside">${job} · <time datetime="${time}">${shortTime(time)}</time></p>
${sent ? await details(sent, reference, controls) : html`<p class="none">Withdrawn: everything is deleted.</p>`}`,
	);
}

/** Every application with its files. */
export async function applicationsPage(controls: Controls) {
	const applications = await listApplications(controls.services.db);
	const items = await Promise.all(applications.map((one) => item(one, controls)));
	return frame(
		'Applications',
		html`<h1>Applications</h1>
${items.length > 0 ? items : html`<p class="none">Nobody has applied yet.</p>`}`,
	);
}
