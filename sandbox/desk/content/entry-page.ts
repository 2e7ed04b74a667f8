import { html } from 'hono/html';
import type { EditedEntry } from '../../services/cms/editor.ts';
import { frame } from '../frame.ts';
import { type DeskEntry, fieldRow, idOf } from './controls.ts';
import { fieldsOf } from './fields.ts';
import { entryPath, titleOf } from './title.ts';

type Markup = ReturnType<typeof html>;

interface EntryPage extends DeskEntry {
	/** What was done a moment ago. */
	notice?: string | undefined;
	/** What becomes of what was published. */
	builds: Markup;
	/** Where the entry is seen in the site as it was last saved, by the name of the language. */
	previews: readonly { language: string; url: string }[];
}

function errorSummary(errors: DeskEntry['errors']) {
	const list = Object.entries(errors);
	if (list.length === 0) return '';
	return html`<div class="notice" data-tone="error" role="alert">
<p>Nothing was saved: ${list.length === 1 ? 'a field' : `${list.length} fields`} cannot be read.</p>
<ul>${list.map(([name, text]) => html`<li><a href="#${idOf(name)}">${name}</a>: ${text}</li>`)}</ul>
</div>`;
}

function actions({ isPublished }: EditedEntry) {
	return html`<div class="actions">
<button class="main" name="action" value="publish">Publish</button>
<button name="action" value="draft">${isPublished ? 'Unpublish, keep as a draft' : 'Save the draft'}</button>
<span class="aside">${isPublished ? 'Published.' : 'A draft: visitors do not see it.'}</span>
</div>`;
}

/** What was saved, in the site; what is typed and not saved is not there. */
function previewLinks(previews: EntryPage['previews']) {
	if (previews.length === 0) return '';
	const link = ({ language, url }: EntryPage['previews'][number]) =>
		html`<li><a href="${url}" target="_blank">${language}</a></li>`;
	return html`<h2>Preview</h2>
<p class="aside">As it was last saved. A link holds for an hour.</p>
<ul>${previews.map(link)}</ul>`;
}

function revertForm({ collection, id, isEdited }: EditedEntry) {
	if (!isEdited) return '';
	return html`<details><summary>Revert to the demo content</summary>
<form method="post" action="${entryPath(collection, id)}">
<p>What was written here is lost.</p>
<button class="revert" name="action" value="revert">Revert</button>
</form></details>`;
}

/** An entry's form, with what became of its last publish. */
export function entryPage(edited: EditedEntry, { notice, builds, previews, typed, errors }: EntryPage) {
	const { collection, id, entry } = edited;
	const isWrong = Object.keys(errors).length > 0;
	return frame(
		`${isWrong ? 'Error: ' : ''}${titleOf(edited)}`,
		html`<p><a href="/desk/content">Content</a> / <a href="/desk/content/${collection}">${collection}</a></p>
<h1>${titleOf(edited)}</h1>
${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}
${errorSummary(errors)}
<div class="columns">
<div class="beside">${builds}${previewLinks(previews)}${revertForm(edited)}</div>
<form method="post" action="${entryPath(collection, id)}" class="editor" data-editor>
${fieldsOf(entry).map((field) => fieldRow(field, { typed, errors }))}
${actions(edited)}
</form>
</div>`,
	);
}
