import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { limits } from '#contract/limits.ts';
import { locales } from '#contract/locales.ts';
import { isPreviewed, previewLink } from '#lib/url/preview-link.ts';
import { alertSubscribers } from '../../services/cms/alert-subscribers.ts';
import { announce } from '../../services/cms/announce.ts';
import {
	countEntries,
	type EditedEntry,
	findEdited,
	listEdited,
	revertEntry,
	saveEntry,
} from '../../services/cms/editor.ts';
import type { StoredEntry } from '../../services/cms/entries.ts';
import type { Controls } from '../../services/control.ts';
import { buildsPanel } from '../builds.ts';
import { entryPage } from './entry-page.ts';
import { collectionsPage, entriesPage } from './lists.ts';
import { entryPath } from './title.ts';

const languages: Record<string, string> = { en: 'English', fr: 'Français', es: 'Español' };

type Env = { Bindings: HttpBindings };

const notices: Record<string, string> = {
	published: 'Published.',
	broken: 'Published without its title. The build says what it makes of it.',
	drafted: 'Saved as a draft.',
	reverted: 'It is the demo content again.',
	unannounced: 'Saved, but the site could not be told. Publish again when it answers.',
};

/** The content editor: what the studio's CMS would be. */
export function contentRoutes(controls: Controls): Hono<Env> {
	const { db } = controls;
	const app = new Hono<Env>();
	app.get('/', (c) => c.html(collectionsPage(countEntries(db))));
	app.get('/:collection', (c) => {
		const collection = c.req.param('collection');
		const entries = listEdited(db, collection);
		return entries.length > 0 ? c.html(entriesPage(collection, entries)) : c.notFound();
	});
	app.get('/:collection/:id', async (c) => {
		const edited = asked(c, controls);
		if (!edited) return c.notFound();
		const notice = notices[c.req.query('done') ?? ''];
		const previews = await previewsOf(edited, controls);
		return c.html(entryPage(edited, { notice, builds: buildsPanel(controls), previews }));
	});
	app.post('/:collection/:id', async (c) => {
		const edited = asked(c, controls);
		if (!edited) return c.notFound();
		const form = (await c.req.parseBody()) as Sent;
		return form.action === 'revert' ? revert(c, controls, edited) : save(c, controls, { edited, form });
	});
	return app;
}

function asked(c: Context<Env>, { db }: Controls): EditedEntry | undefined {
	return findEdited(db, c.req.param('collection') ?? '', c.req.param('id') ?? '');
}

/** Links to the entry in the site, for kinds that have a page of their own. */
async function previewsOf({ collection, id }: EditedEntry, { preview }: Controls) {
	if (!preview || !isPreviewed(collection)) return [];
	const options = { origin: preview.url, key: preview.key, seconds: limits.lifetime.previewLink };
	return Promise.all(
		locales.map(async (locale) => ({
			language: languages[locale] ?? locale,
			url: await previewLink({ collection, id, locale }, options),
		})),
	);
}

function back(c: Context<Env>, { collection, id }: EditedEntry, done: string): Response {
	return c.redirect(`${entryPath(collection, id)}?done=${done}`, 303);
}

/** What a form sent. */
interface Sent {
	action?: string;
	/** The entry as JSON; what is stored where absent. */
	entry?: string;
}

/** What an editor typed as an entry, or why it is none. */
function readEntry(text: string, { id }: EditedEntry): StoredEntry | string {
	try {
		const entry: unknown = JSON.parse(text);
		if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return 'An entry is an object.';
		return { ...entry, id };
	} catch (error) {
		return `This is not JSON: ${error instanceof Error ? error.message : error}`;
	}
}

/** An entry that lacks what every entry of its kind needs. */
function breakEntry(entry: StoredEntry): StoredEntry {
	const field = ['title', 'name', 'city'].find((name) => name in entry) ?? Object.keys(entry).at(-1);
	return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== field));
}

const saved: Record<string, string> = { publish: 'published', draft: 'drafted', break: 'broken' };

async function save(
	c: Context<Env>,
	controls: Controls,
	{ edited, form }: { edited: EditedEntry; form: Sent },
): Promise<Response> {
	const { action = '', entry: text } = form;
	const done = saved[action];
	if (!done) return c.text('The action is publish, draft, break or revert.', 400);
	const read = text === undefined ? edited.entry : readEntry(text, edited);
	if (typeof read === 'string') {
		const refused = { text: text ?? '', error: read };
		return c.html(entryPage(edited, { builds: buildsPanel(controls), previews: [], refused }), 422);
	}
	const isPublished = action !== 'draft';
	const entry = action === 'break' ? breakEntry(read) : read;
	saveEntry(controls.db, edited, { entry, isPublished });
	await alertSubscribers({ ...edited, entry, isPublished }, controls);
	return back(c, edited, (await announceChange(controls, edited, isPublished)) ? done : 'unannounced');
}

async function revert(c: Context<Env>, controls: Controls, edited: EditedEntry): Promise<Response> {
	revertEntry(controls.db, edited);
	const now = findEdited(controls.db, edited.collection, edited.id);
	if (!now) return c.redirect(`/desk/content/${edited.collection}`, 303);
	await alertSubscribers(now, controls);
	return back(
		c,
		edited,
		(await announceChange(controls, edited, now.isPublished)) ? 'reverted' : 'unannounced',
	);
}

/** Sends the site's webhook after a change that visitors can notice; true where there is none, too. */
async function announceChange(
	controls: Controls,
	before: EditedEntry,
	isPublished: boolean,
): Promise<boolean> {
	if (!before.isPublished && !isPublished) return true;
	const { collection, id } = before;
	return announce(controls, isPublished ? 'entry.published' : 'entry.unpublished', { collection, id });
}
