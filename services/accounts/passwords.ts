import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

// Tests, which make thousands of accounts, take the least that there is; nobody who is in production does.
const { NODE_ENV, PASSWORD_COST } = process.env;
const isTest = PASSWORD_COST === 'least' && NODE_ENV !== 'production';
// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const { memory, passes } = isTest ? { memory: 8, passes: 1 } : { memory: 19_456, passes: 2 };
const cost = { memory, passes, parallelism: 1, tagLength: 32 };
const phc = (salt: Buffer, tag: Buffer) =>
	`$argon2id$v=19$m=${memory},t=${passes},p=1$${base64(salt)}$${base64(tag)}`;
const derive = promisify(argon2);

function hash(password: string, salt: Buffer): Promise<Buffer> {
	return derive('argon2id', { message: password, nonce: salt, ...cost });
}

/** A password as it is stored, in the PHC form; composed, as keyboards differ in how they send an accent. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
	return phc(salt, await hash(password.normalize('NFC'), salt));
}

const nobodys = phc(randomBytes(16), randomBytes(32));

/** Whether the password is the stored one; takes as long where nothing is stored. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
	const [salt = '', tag = ''] = (stored ?? nobodys).split('$').slice(-2);
	let isSame = false;
	// As it was typed, too: what is stored may be older than the rule that it is composed.
	for (const form of new Set([password.normalize('NFC'), password])) {
		const tried = await hash(form, Buffer.from(salt, 'base64'));
		isSame ||= timingSafeEqual(tried, Buffer.from(tag, 'base64'));
	}
	return isSame && typeof stored === 'string';
}

function base64(bytes: Buffer): string {
	return bytes.toString('base64').replace(/=+$/, '');
}
