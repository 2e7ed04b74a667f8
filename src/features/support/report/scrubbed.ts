import { extensionOf, mediaTypeOf } from '#contract/uploads.ts';
import { scrubPaths } from '#lib/scrub-paths.ts';
import type { Uploader } from '#ui/use-uploads.ts';

const logs = ['log', 'txt'];

const isText = ({ name, type }: File) =>
	mediaTypeOf(type) === 'text/plain' || logs.includes(extensionOf(name));

/** A text in the encoding that its first bytes name; in UTF-8 without, or as old programs of Windows write. */
function decode(bytes: ArrayBuffer): string {
	const [first, second] = new Uint8Array(bytes.slice(0, 2));
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder('windows-1252').decode(bytes);
	}
}

async function scrub(file: File): Promise<File> {
	if (!isText(file)) return file;
	const text = decode(await file.arrayBuffer());
	const plain = scrubPaths(text);
	const { name, type, lastModified } = file;
	return plain === text ? file : new File([plain], name, { type, lastModified });
}

/** An uploader that takes the user's name out of the paths in text files before they leave the device. */
export function scrubbed<U extends Uploader>(uploader: U): U {
	return { ...uploader, send: async (file, options) => uploader.send(await scrub(file), options) };
}
