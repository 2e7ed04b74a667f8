import { fileTypeFromBuffer } from 'file-type';
import { type FileClaim, getExtension, getMediaType } from '#contract/uploads.ts';

/** What the bytes of a file say. */
interface Content {
	bytes: Buffer;
	/** The media type that its first bytes show, empty where they show none. */
	type: string;
}

interface Kind {
	/** Names' endings and media types that claim to be of this kind. */
	extensions: readonly string[];
	types: RegExp;
	fits: (content: Content) => boolean;
}

/** The first bytes of what a system runs: PE, ELF, Mach-O of either kind, a Java class, DEX, WebAssembly, scripts. */
const programs =
	/^(?:4d5a|7f454c46|feedface|feedfacf|cefaedfe|cffaedfe|cafebabe|bebafeca|6465780a|0061736d|(?:efbbbf)?2321|4c0000000114)/;

/**
 * What is stored as it is and sent as an attachment may hold anything but a program: logs with zero bytes, text in any
 * encoding, saves that are compressed or a database.
 */
const isNoProgram = ({ bytes }: Content) => !programs.test(bytes.subarray(0, 8).toString('hex'));

/** Text in any encoding, zero bytes of a game included, but no file of another kind. */
const isText = (content: Content) =>
	isNoProgram(content) && (!content.bytes.includes(0) || ['', 'application/xml'].includes(content.type));

function isSvg({ bytes }: Content): boolean {
	const start = bytes.subarray(0, 4096).toString('utf8').trimStart();
	return (
		!bytes.includes(0) &&
		/^(?:\ufeff)?<(?:\?xml|!--|!doctype svg|svg)/i.test(start) &&
		/<svg[\s>]/i.test(start)
	);
}

const one =
	(...types: string[]) =>
	({ type }: Content) =>
		types.includes(type);
const isZip = ({ bytes }: Content) => bytes.subarray(0, 2).toString('latin1') === 'PK';
const isCompoundFile = one('application/x-cfb');
const isRichText = one('application/rtf');

const kinds: readonly Kind[] = [
	{ extensions: ['svg'], types: /^image\/svg\+xml$/, fits: isSvg },
	{
		extensions: ['jpeg', 'jpg', 'gif', 'png', 'webp', 'avif', 'heic', 'bmp', 'ico', 'tif', 'tiff'],
		types: /^image\/(?!svg)/,
		fits: ({ type }) => type.startsWith('image/'),
	},
	{
		extensions: ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'avi', 'mpg', 'mpeg', 'ogv', 'wmv'],
		types: /^video\//,
		fits: (content) => content.type.startsWith('video/') || one('application/vnd.ms-asf')(content),
	},
	{ extensions: ['pdf'], types: /^application\/pdf$/, fits: one('application/pdf') },
	{ extensions: ['7z'], types: /^application\/x-7z-/, fits: one('application/x-7z-compressed') },
	{
		extensions: ['rar'],
		types: /^application\/(?:vnd\.rar|x-rar)/,
		fits: one('application/x-rar-compressed'),
	},
	{ extensions: ['zip'], types: /^application\/(?:x-)?zip/, fits: isZip },
	{
		extensions: ['doc', 'docx'],
		types: /^application\/(?:msword|vnd\.openxmlformats-officedocument\.wordprocessingml)/,
		fits: (content) => isCompoundFile(content) || isRichText(content) || isZip(content),
	},
	{ extensions: ['txt', 'log'], types: /^text\/plain$/, fits: isText },
];

/** Whether a file is what its name and its media type say. */
export async function isWhatItSays(bytes: Buffer, { name, type }: FileClaim): Promise<boolean> {
	const content = { bytes, type: (await fileTypeFromBuffer(bytes))?.mime ?? '' };
	const extension = getExtension(name);
	const claimed = kinds.filter(
		(kind) => kind.extensions.includes(extension) || kind.types.test(getMediaType(type)),
	);
	return claimed.length > 0 ? claimed.every(({ fits }) => fits(content)) : isNoProgram(content);
}
