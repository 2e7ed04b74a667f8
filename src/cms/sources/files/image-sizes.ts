import { CmsError } from '../../error.ts';
import { readMedia } from './read-media.ts';

// Awaited: where content comes from a service, the bundle of a function does not load it.
const { imageSize } = await import('image-size');

interface Size {
	width: number;
	height: number;
}

/** Orientations of EXIF in which a picture lies on its side in its file. */
const firstTurned = 5;

/** How large a picture is as it is shown, in pixels; undefined where it is of no known kind or broken. */
export function readImageSize(bytes: Uint8Array): Size | undefined {
	try {
		const { width, height, orientation = 1 } = imageSize(bytes);
		if (!(width > 0 && height > 0)) return undefined;
		return orientation < firstTurned ? { width, height } : { width: height, height: width };
	} catch {
		return undefined;
	}
}

interface Picture {
	url: string;
	alt: string;
}

const isUnmeasured = (value: object): value is Picture =>
	'url' in value &&
	'alt' in value &&
	typeof value.url === 'string' &&
	!('width' in value && 'height' in value);

async function measure(picture: Picture, place: string): Promise<object> {
	if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(picture.url))
		throw new CmsError('pictures', place, `${picture.url} is elsewhere; say its width and height`);
	const size = readImageSize((await readMedia(picture.url)).bytes);
	if (!size)
		throw new CmsError('pictures', place, `the size of ${picture.url} cannot be read; say width and height`);
	return { ...picture, ...size };
}

/** A copy of a value in which every picture carries its size, read from the file where the entry does not say it. */
export async function addImageSizes(value: unknown, place: string): Promise<unknown> {
	if (Array.isArray(value)) return Promise.all(value.map((part) => addImageSizes(part, place)));
	if (typeof value !== 'object' || value === null) return value;
	if (isUnmeasured(value)) return measure(value, place);
	const parts = Object.entries(value).map(async ([name, part]) => [name, await addImageSizes(part, place)]);
	return Object.fromEntries(await Promise.all(parts));
}
