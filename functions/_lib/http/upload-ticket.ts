import { randomUUID } from 'node:crypto';
import type { ticket } from '#contract/endpoints/applications.ts';
import { limits } from '#contract/limits.ts';
import { isAllowedFile, type UploadTicket, uploadSubjects } from '#contract/uploads.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import type { Call } from './call.ts';
import { fail, ok, type Result } from './result.ts';

const toText = (value: UploadTicket) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pairsOf = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));

/**
 * Lets a visitor send one file to the upload service: a function takes about 4.5 MB, so that no byte of it comes here.
 * How many files a form has sent, and what they weigh together, is known to the upload service alone.
 */
export async function issueUploadTicket({ input, config }: Call<typeof ticket>): Promise<Result> {
	if (input.size > limits.upload.size) return fail(413, 'REQUEST_EXCEEDS_LIMIT');
	if (!isAllowedFile(input)) return fail(415, 'UNSUPPORTED_MEDIA_TYPE');
	const id = randomUUID();
	const text = toText({ id, ...input });
	const sign = (subject: string) => signedQuery(subject, limits.lifetime.signedUrl, config.SIGNING_KEY);
	const payload: Record<string, string> = { ticket: text, ...pairsOf(await sign(uploadSubjects.send(text))) };
	return ok({
		url: config.UPLOAD_URL,
		payload,
		deleteUrl: `${config.UPLOAD_URL}/${id}?${await sign(uploadSubjects.remove(id))}`,
		expires: new Date(Number(payload.expires) * 1000).toISOString(),
	});
}
