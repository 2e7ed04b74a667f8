/**
 * The bytes of a page, each as a character of its own. Most pages hold signs that make a text of two bytes a character of
 * them, and every step through such a text takes several times as long.
 */
export const bytesOf = (text: string) => Buffer.from(text).toString('latin1');

/** The text of a part of such a page, which may hold more than ASCII. */
export const textOf = (bytes: string) => Buffer.from(bytes, 'latin1').toString();
