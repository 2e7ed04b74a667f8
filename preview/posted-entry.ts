import * as v from 'valibot';
import type { OpenEntry } from '#cms/source.ts';
import { locales } from '#contract/locales.ts';

const fields = v.record(v.string(), v.unknown());
const path = v.pipe(v.string(), v.regex(/^\/[\w./-]+$/));
const picture = v.pipe(v.string(), v.regex(/^data:image\/[\w.+-]+;base64,[\w+/=]+$/));

const openEntry = v.object({
	files: v.partial(v.object(v.entriesFromList(locales, fields))),
	pictures: v.optional(v.record(path, picture), {}),
});

/** What an editor's form sends. */
export interface PostedEntry {
	entry: OpenEntry;
	/** How far down whoever looks had scrolled, in pixels. */
	scrolled: number;
}

const parseJson = (text: unknown): unknown => {
	try {
		return JSON.parse(String(text));
	} catch {
		return undefined;
	}
};

/** Reads what the editor's form sends: the entry as JSON and how far its page was scrolled; undefined for anything else. */
export async function readPosted(request: Request): Promise<PostedEntry | undefined> {
	const form = await request.formData().catch(() => undefined);
	const entry = v.safeParse(openEntry, parseJson(form?.get('entry')));
	if (!entry.success) return undefined;
	const { files, pictures } = entry.output;
	const scrolled = Number(form?.get('scrolled'));
	return { entry: { files: files as OpenEntry['files'], pictures }, scrolled: Math.round(scrolled) || 0 };
}
