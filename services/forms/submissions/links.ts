import { uploadSubjects } from '#contract/uploads.ts';
import { isSignedQuery, signedQuery } from '#lib/url/signed-link.ts';
import { siteLink } from '../../mail/links.ts';
import type { StoredUpload } from '../../uploads/rows.ts';
import type { FormsContext } from '../context.ts';
import type { StoredSubmission } from './submission.ts';

const day = 86_400;
/** Seconds for which links in mails and webhooks hold. */
const lifetimes = { file: 7 * day, page: 365 * day };

type Signing = Pick<FormsContext, 'signingKey' | 'now' | 'addresses'>;

const pageSubject = (reference: string) => `submission ${reference}`;

/** An address at which a file can be saved for seven days, without a key. */
export async function fileLink({ id }: StoredUpload, { signingKey, now, addresses }: Signing) {
	const query = await signedQuery(uploadSubjects.read(id), lifetimes.file, signingKey, now());
	return `${addresses.uploads}/${id}?${query}`;
}

/** The address of the page at which the studio reads a submission and says what becomes of it. */
export async function pageLink(reference: string, { signingKey, now, addresses }: Signing) {
	const query = await signedQuery(pageSubject(reference), lifetimes.page, signingKey, now());
	return `${addresses.forms}/submissions/${reference}?${query}`;
}

/** Whether a query is what pageLink() made for that submission. */
export function opensPage(
	reference: string,
	query: URLSearchParams,
	{ signingKey, now }: Signing,
): Promise<boolean> {
	return isSignedQuery(pageSubject(reference), query, { key: signingKey, now: now() });
}

/** The page at which a sender sees what became of a submission. */
export function receiptLink(
	{ reference, locale }: Pick<StoredSubmission, 'reference' | 'locale'>,
	code: string,
	siteUrl: string,
): string {
	return `${siteLink(siteUrl, locale, 'receipt')}?${new URLSearchParams({ reference, token: code })}`;
}
