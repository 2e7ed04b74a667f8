import { html } from 'hono/html';
import type { CollectionCount, EditedEntry } from '../../services/cms/editor.ts';
import { frame, panel } from '../frame.ts';
import { shortTime } from '../time.ts';
import { entryPath, titleOf } from './title.ts';

const note = (text: string) => html`<span class="note">${text}</span> `;

/** Everything that can be edited. */
export function collectionsPage(counts: readonly CollectionCount[]) {
	const row = ({ collection, entries, drafts, edited }: CollectionCount) => html`<tr>
<td><a href="/desk/content/${collection}">${collection}</a></td>
<td>${entries}</td><td>${drafts || ''}</td><td>${edited || ''}</td></tr>`;
	return frame(
		'Content',
		html`<h1>Content</h1>
<div class="scroll"><table>
<thead><tr><th>Collection</th><th>Entries</th><th>Drafts</th><th>Edited here</th></tr></thead>
<tbody>${counts.map(row)}</tbody>
</table></div>`,
	);
}

/** The entries of a collection, those that visitors do not see marked. */
export function entriesPage(collection: string, entries: readonly EditedEntry[]) {
	const item = (entry: EditedEntry) => html`<li>
${entry.isPublished ? '' : note('draft')}${entry.isEdited ? note('edited') : ''}
<a href="${entryPath(collection, entry.id)}">${titleOf(entry)}</a>
<span class="aside">${entry.id} · <time datetime="${entry.updatedAt}">${shortTime(entry.updatedAt)}</time></span>
</li>`;
	return frame(
		collection,
		html`<p><a href="/desk/content">Content</a></p>
<h1>${collection}</h1>
${panel('Entries', 'entries', html`<ol class="messages">${entries.map(item)}</ol>`)}`,
	);
}
