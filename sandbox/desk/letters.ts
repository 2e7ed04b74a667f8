import { html } from 'hono/html';
import { type Letter, newestLetters } from '../services/cms/letters/rows.ts';
import { newestVotes, type Vote } from '../services/cms/votes.ts';
import type { Controls } from '../services/control.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

const most = 200;
const kinds = { contact: 'Message', issue: 'Report', feedback: 'Feedback' };
const timeOf = (at: number) => html`<time>${shortTime(new Date(at).toISOString())}</time>`;

const line = ([name, value]: [string, unknown]) =>
	html`<div class="counts-row"><dt>${name}</dt><dd>${Array.isArray(value) ? value.join(', ') : String(value)}</dd></div>`;

function letterRow({ reference, kind, email, locale, content, at }: Letter) {
	const given = Object.entries(JSON.parse(content) as Record<string, unknown>);
	return html`<article id="${reference}">
<h3>${kinds[kind]} ${reference}</h3>
<p class="aside">${email || 'wants no answer'} · ${locale} · ${timeOf(at)}</p>
<dl class="counts">${given.filter(([, value]) => String(value) !== '').map(line)}</dl>
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

/** What visitors wrote to the studio, and what they think of its answers; a report's files are at the uploads. */
export function lettersPage({ db }: Controls) {
	const letters = newestLetters(db, most);
	const none = html`<p class="none">Nobody has written.</p>`;
	const list = letters.length > 0 ? html`<div>${letters.map(letterRow)}</div>` : none;
	return frame(
		'Letters',
		html`<h1>Letters</h1>${panel('Letters', 'letters', list)}${votesPanel(newestVotes(db, most))}`,
	);
}
