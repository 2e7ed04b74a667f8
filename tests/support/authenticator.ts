import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type {
	Assertion,
	CreationOptions,
	NewCredential,
	RequestOptions,
} from '#contract/endpoints/passkeys.ts';

/** What an authenticator and the browser around it claim; a test makes them lie. */
interface Claims {
	origin: string;
	rpId: string;
	userVerified: boolean;
	counter: number;
	type: string;
	challenge: string;
	userHandle: string | undefined;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

/** An authenticator of software with one ES256 passkey, and the browser that speaks for it. */
export class Authenticator {
	readonly id = base64url(randomBytes(32));
	readonly #origin: string;
	readonly #key: { publicKey: KeyObject; privateKey: KeyObject };
	#counter = 0;
	#userHandle: string | undefined;

	constructor(origin: string) {
		this.#origin = origin;
		this.#key = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	}

	/** Makes its passkey for what the service asks. */
	create(options: CreationOptions, lies: Partial<Claims> = {}): NewCredential {
		this.#userHandle = options.user.id;
		const claims = this.#claims({ type: 'webauthn.create', challenge: options.challenge, ...lies });
		const authData = Buffer.concat([this.#head(claims, hasCredential), this.#credentialData()]);
		const attestation = isoCBOR.encode(
			new Map<string, unknown>([
				['fmt', 'none'],
				['attStmt', new Map()],
				['authData', new Uint8Array(authData)],
			]) as never,
		);
		return {
			id: this.id,
			rawId: this.id,
			type: 'public-key',
			response: {
				clientDataJSON: base64url(clientData(claims)),
				attestationObject: base64url(attestation),
				transports: ['internal'],
			},
		};
	}

	/** Signs what the service asks, counting once more. */
	get(options: Pick<RequestOptions, 'challenge'>, lies: Partial<Claims> = {}): Assertion {
		this.#counter += 1;
		const claims = this.#claims({ type: 'webauthn.get', challenge: options.challenge, ...lies });
		const authenticatorData = this.#head(claims);
		const data = clientData(claims);
		const signed = Buffer.concat([authenticatorData, sha256(data)]);
		const { userHandle } = claims;
		return {
			id: this.id,
			rawId: this.id,
			type: 'public-key',
			response: {
				clientDataJSON: base64url(data),
				authenticatorData: base64url(authenticatorData),
				signature: base64url(createSign('sha256').update(signed).sign(this.#key.privateKey)),
				...(userHandle === undefined ? {} : { userHandle }),
			},
		};
	}

	#claims(given: Partial<Claims> & Pick<Claims, 'type' | 'challenge'>): Claims {
		const origin = this.#origin;
		const known = { origin, rpId: new URL(origin).hostname, userVerified: true };
		return { ...known, counter: this.#counter, userHandle: this.#userHandle, ...given };
	}

	/** The authenticator data of WebAuthn up to its counter. */
	#head({ rpId, userVerified: isVerified, counter }: Claims, more = 0): Buffer {
		const flags = userPresent | (isVerified ? userVerified : 0) | more;
		const tail = Buffer.alloc(5);
		tail.writeUInt8(flags, 0);
		tail.writeUInt32BE(counter, 1);
		return Buffer.concat([sha256(rpId), tail]);
	}

	/** The id and the public key of its passkey, as COSE has it: kind EC2, algorithm ES256, curve P-256, x, y. */
	#credentialData(): Buffer {
		const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
		const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
		const key = new Map<number, number | Uint8Array>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, bytes(x)],
			[-3, bytes(y)],
		]);
		const id = Buffer.from(this.id, 'base64url');
		const length = Buffer.alloc(2);
		length.writeUInt16BE(id.length);
		return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key as never)]);
	}
}

const clientData = ({ type, challenge, origin }: Claims) =>
	JSON.stringify({ type, challenge, origin, crossOrigin: false });
