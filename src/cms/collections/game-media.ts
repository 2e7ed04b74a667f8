import * as v from 'valibot';
import { locales } from '#contract/locales.ts';
import { findVideoFrame } from '#lib/video-providers.ts';
import { date, file, image, link } from '../fields.ts';

const fileEndingIn = (ending: string) =>
	v.pipe(
		file,
		v.check((url) => new URL(url).pathname.toLowerCase().endsWith(ending), `names no ${ending} file`),
	);

const captions = v.object({ language: v.picklist(locales), url: fileEndingIn('.vtt') });

/** A film about a game: files of the studio's own, or a video at a provider. */
export const trailer = v.pipe(
	v.object({
		/** When it was shown first. */
		date,
		seconds: v.pipe(v.number(), v.minValue(1)),
		/** What stands there before it plays. */
		poster: image,
		mp4: v.optional(fileEndingIn('.mp4')),
		webm: v.optional(fileEndingIn('.webm')),
		captions: v.optional(v.array(captions), []),
		/** Where it is at a provider. */
		address: v.optional(
			v.pipe(
				link,
				v.check(
					(address) => findVideoFrame(address) !== undefined,
					'is no address of a video at YouTube or Vimeo',
				),
			),
		),
	}),
	v.forward(
		v.check(
			({ mp4, webm, address }) => (address ? !mp4 && !webm : mp4 !== undefined),
			'and "address" exclude each other, and one of them is needed',
		),
		['mp4'],
	),
);
export type Trailer = v.InferOutput<typeof trailer>;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** Key art whose parts move against each other. */
export const livingArt = v.object({
	/** What moves in front of it. */
	effect: v.picklist(['salt', 'embers', 'snow', 'pollen']),
	/** From the farthest, which moves with the key art itself, to the nearest; each is as large and transparent where it shows nothing. */
	layers: v.pipe(
		v.array(
			v.object({
				url: file,
				/** How much it moves: 0 not at all, 1 as what is nearest. */
				depth: share,
			}),
		),
		v.maxLength(5, 'has more than five layers, which is too much to load and to draw'),
	),
});
export type LivingArt = v.InferOutput<typeof livingArt>;
