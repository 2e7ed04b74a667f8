const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** The smallest picture of one pixel. */
export const png = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
/** An archive with nothing in it but the way it begins and ends. */
export const zip = Buffer.concat([
	hex('504b0304 0a000000 00000000 00000000 00000000 00000000 00000100 0000'),
	Buffer.from('a'),
	hex('504b0506 00000000 00000100 2f000000 1f000000 0000'),
]);
export const sevenZip = hex('377abcaf271c 0004 0000000000000000 0000000000000000');
export const rar = hex('526172211a0701 00 3392b5e5 0a010506');
/** How a .doc begins. */
export const doc = Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(504)]);
export const mp4 = Buffer.concat([
	hex('00000018'),
	Buffer.from('ftypisom'),
	hex('00000200'),
	Buffer.from('isomiso2'),
]);
export const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(126)]);
export const page = Buffer.from('<!doctype html><title>x</title><script>alert(document.cookie)</script>');
export const svgWithScript = Buffer.from(
	'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>',
);
export const save = Buffer.from('<?xml version="1.0" encoding="utf-8"?><save><region id="Lowtide"/></save>');
export const text = Buffer.from('Seven years of lanterns.\n');

/** A PDF of exactly so many bytes. */
export const pdfOf = (size: number) => Buffer.concat([pdf, Buffer.alloc(size - pdf.length, 'x')]);
