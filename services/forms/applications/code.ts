import { randomBytes } from 'node:crypto';

/** Digits and letters that nobody takes for one another. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Such signs, at random. */
export const codeOf = (length: number) =>
	[...randomBytes(length)].map((byte) => signs[byte % signs.length]).join('');

/** A reference that can be read over the phone. */
export const createReference = () => `A-${codeOf(8)}`;

/** A secret of 100 bits that can be copied by hand. */
export const createCode = () => [1, 2, 3, 4].map(() => codeOf(5)).join('-');

/** The same code however it was copied. */
export const plainCode = (code: string) => code.toUpperCase().replace(/[^\dA-Z]/g, '');
