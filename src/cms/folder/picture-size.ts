export interface Size {
	width: number;
	height: number;
}

const textAt = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

function ofPng(bytes: Buffer): Size | undefined {
	if (textAt(bytes, 1, 4) !== 'PNG') return undefined;
	return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function ofGif(bytes: Buffer): Size | undefined {
	if (textAt(bytes, 0, 3) !== 'GIF') return undefined;
	return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** The three kinds of WebP say it in three ways. */
function ofWebp(bytes: Buffer): Size | undefined {
	if (textAt(bytes, 8, 12) !== 'WEBP') return undefined;
	const kind = textAt(bytes, 12, 16);
	if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
	if (kind === 'VP8 ')
		return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
	const packed = bytes.readUInt32LE(21);
	return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
}

/** A JPEG is a row of segments; a frame's begins with its height. */
function ofJpeg(bytes: Buffer): Size | undefined {
	if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
	for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
		const marker = bytes[at + 1] ?? 0;
		const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
		if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
	}
	return undefined;
}

/** The box `ispe` of an AVIF. */
function ofAvif(bytes: Buffer): Size | undefined {
	if (!/^ftypavi[fs]$/.test(textAt(bytes, 4, 12))) return undefined;
	const box = bytes.indexOf('ispe');
	return box < 0 ? undefined : { width: bytes.readUInt32BE(box + 8), height: bytes.readUInt32BE(box + 12) };
}

function ofSvg(bytes: Buffer): Size | undefined {
	const tag = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? '';
	const [, box = ''] = /\sviewBox="([^"]+)"/.exec(tag) ?? [];
	const [, , across, down] = box.split(/[\s,]+/).map(Number);
	const said = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
	const width = Math.round(said('width') || (across ?? 0));
	const height = Math.round(said('height') || (down ?? 0));
	return width > 0 && height > 0 ? { width, height } : undefined;
}

/** How large a picture is, in pixels, as its file says; undefined where it is of no known kind or broken. */
export function pictureSize(bytes: Uint8Array): Size | undefined {
	const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	try {
		for (const read of [ofPng, ofGif, ofWebp, ofJpeg, ofAvif, ofSvg]) {
			const size = read(buffer);
			if (size) return size;
		}
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	return undefined;
}
