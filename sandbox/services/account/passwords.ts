import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);

function hash(password: string, salt: Buffer): Promise<Buffer> {
	return derive('argon2id', { message: password, nonce: salt, ...cost });
}

/** A password as it is stored, in the PHC form. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(16);
	const tag = await hash(password, salt);
	const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
	return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(tag)}`;
}

const nobodys = `$argon2id$v=19$m=19456,t=2,p=1$${base64(randomBytes(16))}$${base64(randomBytes(32))}`;

/** Whether the password is the stored one; takes as long where nothing is stored. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
	const [salt = '', tag = ''] = (stored ?? nobodys).split('$').slice(-2);
	const tried = await hash(password, Buffer.from(salt, 'base64'));
	return timingSafeEqual(tried, Buffer.from(tag, 'base64')) && stored !== undefined;
}

function base64(bytes: Buffer): string {
	return bytes.toString('base64').replace(/=+$/, '');
}
