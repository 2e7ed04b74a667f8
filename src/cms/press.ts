import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { askOne } from './ask.ts';
import { file, id, image, text } from './fields.ts';
import { markup } from './markup.ts';

const section = v.object({ type: v.literal('section'), title: text, html: markup });
const quotes = v.object({
	type: v.literal('quotes'),
	title: text,
	quotes: v.array(v.object({ text, source: text })),
});
const images = v.object({ type: v.literal('images'), title: text, images: v.array(image) });

const canDecode = (url: string) => {
	try {
		return decodeURIComponent(url) !== '';
	} catch {
		return false;
	}
};

const packFile = v.object({
	id,
	label: text,
	/** When it was added, in words. */
	uploadInfo: v.nullish(text),
	/** No longer among the latest assets. */
	archive: v.boolean(),
	file: v.object({ url: v.pipe(file, v.check(canDecode, 'has a % that stands for no sign')) }),
});
export type PressFile = v.InferOutput<typeof packFile>;

const pack = v.object({ title: text, files: v.array(packFile) });
export type PressPack = v.InferOutput<typeof pack>;

const press = v.object({
	pageBlocks: v.array(v.variant('type', [section, quotes, images])),
	facts: v.array(v.object({ label: text, value: text })),
	contacts: v.array(
		v.object({ name: text, role: text, email: v.pipe(v.string(), v.email()), languages: v.nullish(text) }),
	),
	packs: v.array(pack),
});
export type Press = v.InferOutput<typeof press>;

/** The press kit. */
export function loadPress(locale: Locale): Promise<Press> {
	return askOne({ collection: 'presses', path: '/api/presses' }, press, locale);
}
