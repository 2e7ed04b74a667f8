import { html } from 'hono/html';
import type { EditedEntry } from '../../services/cms/editor.ts';
import { frame } from '../frame.ts';
import { entryPath, titleOf } from './title.ts';

type Markup = ReturnType<typeof html>;

interface EntryPage {
	/** What was done a moment ago. */
	notice?: string | undefined;
	/** What becomes of what was published. */
	builds: Markup;
	/** What was sent and refused, and why. */
	refused?: { text: string; error: string };
	/** Where the entry is seen in the site as it was last saved, by the name of the language. */
	previews: readonly { language: string; url: string }[];
}

function buttons({ isPublished }: EditedEntry) {
	return html`<div class="actions">
<button class="main" name="action" value="publish">Publish</button>
<button name="action" value="draft">${isPublished ? 'Unpublish' : 'Save the draft'}</button>
<button name="action" value="break">Publish it broken</button>
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

const showError = (error: string) =>
	html`<p class="notice" data-tone="error" role="alert" id="entry-error">Nothing was saved. ${error}</p>`;

/** An entry as JSON, with what became of its last publish. */
export function entryPage(edited: EditedEntry, { notice, builds, previews, refused }: EntryPage) {
	const { collection, id, entry } = edited;
	const text = refused?.text ?? JSON.stringify(entry, null, '\t');
	return frame(
		`${refused ? 'Error: ' : ''}${titleOf(edited)}`,
		html`<p><a href="/desk/content">Content</a> / <a href="/desk/content/${collection}">${collection}</a></p>
<h1>${titleOf(edited)}</h1>
${notice ? html`<p class="notice" role="status">${notice}</p>` : ''}
${refused ? showError(refused.error) : ''}
<div class="columns">
<div class="beside">${builds}${previewLinks(previews)}${revertForm(edited)}</div>
<form method="post" action="${entryPath(collection, id)}" class="editor" data-editor>
<label for="entry">The entry, in every language</label>
<textarea id="entry" name="entry" rows="30" class="code" spellcheck="false" ${
			refused ? html`aria-invalid="true" aria-describedby="entry-error"` : ''
		}>
${text}</textarea>
${buttons(edited)}
</form>
</div>`,
	);
}
