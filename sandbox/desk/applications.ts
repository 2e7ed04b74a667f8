import { html } from 'hono/html';
import { openApplication } from '#contract/careers.ts';
import { type Application, listApplications, type Sent } from '../services/cms/applications/rows.ts';
import type { Controls } from '../services/control.ts';
import { type KeptFile, keptFiles } from '../services/uploads/rows.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';
import { linkTo } from './uploads.ts';

const row = (name: string, value: unknown) => (value ? html`<tr><th>${name}</th><td>${value}</td></tr>` : '');
const lines = (text = '') => text.split('\n').map((line) => html`${line}<br>`);

async function fileLinks(files: readonly KeptFile[], controls: Controls) {
	return Promise.all(
		files.map(async ({ id, name, size }) => {
			const link = await linkTo(id, controls);
			return html`<a href="${link}" download>${name}</a> (${size.toLocaleString('en')} bytes)<br>`;
		}),
	);
}

async function details(sent: Sent, files: readonly KeptFile[], controls: Controls) {
	const { firstName, lastName, email, phone, links, coverLetter, studio, team, locale } = sent;
	return html`<div class="scroll"><table><tbody>
${row('Name', `${firstName} ${lastName}`)}${row('Mail', email)}${row('Phone', phone)}${row('Language', locale)}
${row('Studio', studio)}${row('Team', team)}${row('Links', links && lines(links))}
${row('Letter', coverLetter && lines(coverLetter))}${row('Files', await fileLinks(files, controls))}
</tbody></table></div>`;
}

async function item({ reference, jobId, at, sent }: Application, controls: Controls) {
	const files = keptFiles(controls.db).filter(({ claimedBy }) => claimedBy === reference);
	const job = jobId === openApplication ? 'open application' : `offer ${jobId}`;
	const time = new Date(at).toISOString();
	return panel(
		reference,
		reference,
		html`<p class="aside">${job} · <time datetime="${time}">${shortTime(time)}</time></p>
${sent ? await details(sent, files, controls) : html`<p class="none">Withdrawn: everything is deleted.</p>`}`,
	);
}

/** Every application with its files. */
export async function applicationsPage(controls: Controls) {
	const items = await Promise.all(listApplications(controls.db).map((one) => item(one, controls)));
	return frame(
		'Applications',
		html`<h1>Applications</h1>
${items.length > 0 ? items : html`<p class="none">Nobody has applied yet.</p>`}`,
	);
}
