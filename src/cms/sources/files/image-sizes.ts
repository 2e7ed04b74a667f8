import { CmsError } from '../../error.ts';
import type { Entry } from '../find-entries.ts';
import { findMedia } from './read-media.ts';

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

/** Finds a file of the content, or says what is wrong with it. */
type FindFile = typeof findMedia;

/** The size of a file, or what is wrong with it. */
async function findSize(url: string, find: FindFile): Promise<Size | string> {
	if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return `${url} is elsewhere; say its width and height`;
	const file = await find(url);
	if (typeof file === 'string') return `${url} ${file}`;
	return readImageSize(file.bytes) ?? `the size of ${url} cannot be read; say width and height`;
}

/** Reads the size of a picture; throws with what is wrong with it and the path of its field. */
type Measure = (picture: Picture, field: string) => Promise<object>;

async function measureAll(value: unknown, field: string, measure: Measure): Promise<unknown> {
	if (Array.isArray(value))
		return Promise.all(value.map((part, index) => measureAll(part, `${field}[${index}]`, measure)));
	if (typeof value !== 'object' || value === null) return value;
	if (isUnmeasured(value)) return measure(value, field);
	const parts = Object.entries(value).map(async ([name, part]) => [
		name,
		await measureAll(part, field ? `${field}.${name}` : name, measure),
	]);
	return Object.fromEntries(await Promise.all(parts));
}

/** The fields of an entry in which every picture carries its size, read from the file where the entry does not say it. */
export function addImageSizes(
	{ fields, placeOf }: Entry,
	collection: string,
	find: FindFile = findMedia,
): Promise<unknown> {
	return measureAll(fields, '', async (picture, field) => {
		const size = await findSize(picture.url, find);
		if (typeof size === 'string') throw new CmsError(collection, placeOf(field), size, { field });
		return { ...picture, ...size };
	});
}
