import { html } from 'hono/html';
import { type Message, newestMessages } from '#services/forms/messages/rows.ts';
import { newestVotes, type Vote } from '#services/forms/votes.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';
import { listClaimed } from './uploads.ts';

const most = 200;
const kinds = { contact: 'Message', issue: 'Report', feedback: 'Feedback' };
const timeOf = (at: number) => html`<time>${shortTime(new Date(at).toISOString())}</time>`;

const line = (name: string, value: unknown) =>
	html`<div class="counts-row"><dt>${name}</dt><dd>${value}</dd></div>`;

async function messageRow({ reference, kind, email, locale, content, at }: Message, controls: Controls) {
	const { attachments: _, ...given } = JSON.parse(content) as Record<string, unknown>;
	const files = await listClaimed(reference, controls);
	return html`<article id="${reference}">
<h3>${kinds[kind]} ${reference}</h3>
<p class="aside">${email || 'wants no answer'} · ${locale} · ${timeOf(at)}</p>
<dl class="counts">${Object.entries(given)
		.filter(([, value]) => String(value) !== '')
		.map(([name, value]) => line(name, String(value)))}${files.length > 0 ? line('files', files) : ''}</dl>
</article>`;
}

const voteRow = ({ faqId, value, reason, at }: Vote) =>
	html`<tr><td>${timeOf(at)}</td><td><code>${faqId}</code></td><td>${value}</td><td>${reason}</td></tr>`;

function votesPanel(votes: Vote[]) {
	const table = html`<div class="scroll"><table>
<thead><tr><th>Time</th><th>Answer</th><th>Helped</th><th>What is missing</th></tr></thead>
<tbody>${votes.map(voteRow)}</tbody>
</table></div>`;
	return panel('Votes', 'votes', votes.length > 0 ? table : html`<p class="none">Nobody has voted.</p>`);
}

/** What visitors wrote to the studio with its files, and what they think of its answers. */
export async function messagesPage(controls: Controls) {
	const { db } = controls.services;
	const newest = await newestMessages(db, most);
	const messages = await Promise.all(newest.map((message) => messageRow(message, controls)));
	const none = html`<p class="none">Nobody has written.</p>`;
	const list = messages.length > 0 ? html`<div>${messages}</div>` : none;
	return frame(
		'Messages',
		html`<h1>Messages</h1>${panel('Messages', 'messages', list)}${votesPanel(await newestVotes(db, most))}`,
	);
}
