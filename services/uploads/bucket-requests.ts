import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { FileStoreError } from './files.ts';

/** A bucket at an S3-compatible provider, and how to get in. */
export interface BucketAccess {
	/** The provider's address, such as https://s3.eu-central-1.amazonaws.com; the bucket is named in its path. */
	endpoint: string;
	region: string;
	bucket: string;
	accessKeyId: string;
	secretAccessKey: string;
	/** What one request may take, in milliseconds. */
	timeout?: number;
}

/** What a bucket did not do. */
export class BucketError extends FileStoreError {
	override name = 'BucketError';
	/** What the provider calls it, such as NoSuchKey; empty where it calls it nothing. */
	readonly code: string;
	/** Whether the same request may do better at once. */
	readonly isPassing: boolean;

	constructor(message: string, { code = '', isPassing = false, cause }: Partial<BucketError> = {}) {
		super(message, { cause });
		this.code = code;
		this.isPassing = isPassing;
	}
}

interface Request {
	method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
	/** Without one it is the bucket itself that is asked. */
	key?: string;
	query?: Record<string, string>;
	body?: Buffer;
}

/** Asks a bucket for something and gives the body of its answer; throws BucketError. */
export type AskBucket = (request: Request) => Promise<Buffer>;

/** Milliseconds before each further try where the provider or the connection fails. */
const pauses = [200, 800];

/** Gives what asks a bucket with signed requests (SigV4). */
export function createAsk(access: BucketAccess): AskBucket {
	const { accessKeyId, secretAccessKey, region } = access;
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
	return async (request) => {
		for (const pause of pauses)
			try {
				return await askOnce(client, access, request);
			} catch (error) {
				if (!(error instanceof BucketError) || !error.isPassing) throw error;
				await wait(pause);
			}
		return askOnce(client, access, request);
	};
}

async function askOnce(client: AwsClient, access: BucketAccess, request: Request): Promise<Buffer> {
	const { method, key } = request;
	const what = `bucket: ${method} ${key ?? access.bucket}`;
	const { status, body } = await exchange(client, access, request).catch((error: unknown) => {
		// A request that took too long has waited enough.
		const isPassing = !(error instanceof Error && error.name === 'TimeoutError');
		throw new BucketError(`${what} failed: ${reasonOf(error)}`, { isPassing, cause: error });
	});
	if (status >= 200 && status < 300) return body;
	const code = /<Code>(\w+)<\/Code>/.exec(body.toString('utf8'))?.[1] ?? '';
	const isPassing = status >= 500 || status === 429;
	throw new BucketError(`${what} answered ${status} ${code}`.trim(), { code, isPassing });
}

async function exchange(client: AwsClient, access: BucketAccess, { method, key, query, body }: Request) {
	const { endpoint, bucket, timeout = 10_000 } = access;
	const path = [endpoint.replace(/\/+$/, ''), bucket, ...(key === undefined ? [] : [key])].join('/');
	const signed = await client.sign(query ? `${path}?${new URLSearchParams(query)}` : path, {
		method,
		headers: {
			// The provider compares it with what arrives.
			'X-Amz-Content-Sha256': createHash('sha256')
				.update(body ?? '')
				.digest('hex'),
			...(body && { 'Content-Type': 'application/octet-stream' }),
		},
		...(body && { body: new Uint8Array(body) }),
		redirect: 'manual',
		signal: AbortSignal.timeout(timeout),
	});
	const answer = await fetch(signed);
	return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

/** What a failed connection says, which stands in the cause of what fetch says. */
function reasonOf(error: unknown): string {
	const { cause = error } = error as Error;
	const { code, message } = cause as { code?: unknown; message?: string };
	return typeof code === 'string' ? code : String(message);
}
