import { html } from 'hono/html';
import { limits } from '#contract/limits.ts';
import { uploadSubjects } from '#contract/uploads.ts';
import { formatMegabytes, toMegabytes } from '#lib/text/format.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { claimedFiles, type StoredUpload, storedFiles } from '#services/uploads/rows.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

/** An address that lets a person at the desk save a file. */
async function linkTo(id: string, { clock, signingKey }: Controls): Promise<string> {
	const seconds = clock.offsetSeconds() + limits.lifetime.signedUrl;
	return `/uploads/${id}?${await signedQuery(uploadSubjects.read(id), seconds, signingKey)}`;
}

/** The files of a submission by name and size, each as a link that saves it; empty where there are none. */
export async function listClaimed(submission: string, controls: Controls) {
	const files = await claimedFiles(controls.services.db, submission);
	return Promise.all(
		files.map(async ({ id, name, size }) => {
			const link = await linkTo(id, controls);
			const megabytes = formatMegabytes(toMegabytes(size), 'en');
			return html`<bdi><a href="${link}" download>${name}</a></bdi> (${megabytes} MB)<br>`;
		}),
	);
}

async function row(file: StoredUpload, controls: Controls) {
	const end = shortTime(new Date(file.expiresAt).toISOString());
	return html`<tr>
<td><a href="${await linkTo(file.id, controls)}" download>${file.name}</a></td>
<td>${file.purpose}</td><td>${file.size.toLocaleString('en')}</td><td>${file.type || 'none'}</td>
<td>${file.claimedBy ? html`belongs to ${file.claimedBy}` : html`goes at <time>${end}</time>`}</td></tr>`;
}

/** Every file that visitors sent. */
export async function uploadsPage(controls: Controls) {
	const files = await storedFiles(controls.services.db);
	const rows = await Promise.all(files.map((file) => row(file, controls)));
	const table = html`<div class="scroll"><table>
<thead><tr><th>Name</th><th>For</th><th>Bytes</th><th>Type as told</th><th>Stays</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`;
	return frame(
		'Uploads',
		html`<h1>Uploads</h1>
${panel('Files', 'files', rows.length > 0 ? table : html`<p class="none">Nobody has sent any.</p>`)}`,
	);
}
