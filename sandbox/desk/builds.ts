import { html } from 'hono/html';
import type { Build } from '#contract/endpoints/builds.ts';
import type { BuildRow } from '../services/build-hook/rows.ts';
import type { Controls } from '../services/control.ts';
import { entryPath } from './content/title.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

/** An entry that a build named, as a link where it has a form. */
function entryLink(entry: string) {
	const [collection = '', id] = entry.split('/');
	return html`<a href="${id ? entryPath(collection, id) : `/desk/content/${collection}`}">${entry}</a>`;
}

function place({ entry, field }: Pick<BuildRow, 'entry' | 'field'> | Build) {
	if (!entry) return '';
	return html` at ${entryLink(entry)}${field ? html`, field <code>${field}</code>` : ''}`;
}

const time = (iso: string) => html`<time datetime="${iso}">${shortTime(iso)}</time>`;

function item(build: Build) {
	return html`<li data-state="${build.state}"><strong>${build.state}</strong> since ${time(build.since)}${place(build)}</li>`;
}

/** The builds that matter now; it renews itself while the page is open. */
export function buildsPanel({ builds }: Controls, title = 'Builds') {
	if (!builds.areMade)
		return panel(
			title,
			'builds',
			html`<p class="none">The development server shows each change at once: nothing is built.</p>`,
		);
	const list = builds.list();
	return panel(
		title,
		'builds',
		html`<div data-live id="builds-now" role="status">
${list.length === 0 ? html`<p class="none">None yet.</p>` : html`<ul class="builds">${list.map(item)}</ul>`}
</div>`,
	);
}

function row(build: BuildRow) {
	return html`<li data-state="${build.state}">
<strong>${build.state}</strong> since ${time(new Date(build.since).toISOString())}${place(build)}
${build.output ? html`<details><summary>What it printed</summary><pre>${build.output}</pre></details>` : ''}
</li>`;
}

/** Every build of late, failed ones with what they printed, and the page for editors who have no desk. */
export function buildsPage(controls: Controls, statusLink: string) {
	const history = controls.builds.history();
	const list = html`<ol class="builds">${history.map(row)}</ol>`;
	return frame(
		'Builds',
		html`<h1>Builds</h1>
${buildsPanel(controls, 'Now')}
${panel('Of late', 'history', history.length > 0 ? list : html`<p class="none">Nobody has published yet.</p>`)}
${panel('For editors', 'status', html`<p><a href="${statusLink}">The site's own status page</a>, by a link that holds 30 days.</p>`)}`,
	);
}
