import { randomUUID } from 'node:crypto';
import { closedMessage } from '#contract/endpoints/applications.ts';
import { openApplication } from '#contract/jobs.ts';
import { siteLink } from '../../mail/links.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { digest } from '../../shared/secrets.ts';
import { lockKeys } from '../../store/transaction.ts';
import { claimUploads } from '../../uploads/claims.ts';
import { claimedFiles, type StoredUpload } from '../../uploads/rows.ts';
import type { FormsWork } from '../context.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { listFiles } from '../mailed-files.ts';
import { receiptLink } from '../submissions/links.ts';
import { handToReaders } from '../submissions/readers.ts';
import { createCode, createReference, plainCode } from './code.ts';
import { mails } from './mails.ts';
import { addApplication, referenceFor, type Sent } from './rows.ts';

const closed = refuse('INVALID_PARAMETERS', { fields: { jobId: closedMessage } });
const filesGone = refuse('UPLOAD_REFUSED', { fields: { files: 'msg.UPLOAD_REFUSED' } });

/** The job's name, undefined where nobody can apply for it, empty for an open application. */
function nameOfJob({ content, now }: FormsWork, { jobId, locale }: Sent): string | undefined {
	if (jobId === openApplication) return '';
	const job = content.findJob(jobId, locale);
	const isOver = job?.validThrough !== undefined && Date.parse(job.validThrough) <= now();
	return job && !job.closed && !isOver ? job.title : undefined;
}

interface Receipt {
	job: string;
	reference: string;
	code: string;
	stored: readonly StoredUpload[];
}

async function confirmByMail(
	context: FormsWork,
	sent: Sent,
	{ job, reference, code, stored }: Receipt,
): Promise<void> {
	const { siteUrl } = context;
	const { email, locale } = sent;
	const query = new URLSearchParams({ reference, token: code });
	const link = `${siteLink(siteUrl, locale, 'careers', 'withdraw')}?${query}`;
	const files = listFiles(stored, locale);
	const receipt = receiptLink({ reference, locale }, code, siteUrl);
	const mail = mails[locale].received({ job, reference, code, link, receipt, files });
	await mailReceipt(context, { to: email, locale, ...mail });
}

/** Stores an application with its files, hands it to its readers and mails a receipt, all or nothing. */
async function keep(context: FormsWork, sent: Sent, key: string): Promise<AccountResult> {
	const job = nameOfJob(context, sent);
	if (job === undefined) return closed;
	const reference = createReference();
	const code = createCode();
	const { files: ids } = sent;
	if (!(await claimUploads(context, { ids, purpose: 'career', submission: reference }))) return filesGone;
	const at = context.now();
	const token = plainCode(code);
	await addApplication(context.db, { reference, key, token, sent, at });
	const stored = ids.length > 0 ? await claimedFiles(context.db, reference) : [];
	const { email, locale } = sent;
	const submission = { reference, kind: 'application' as const, email, locale, at, sent };
	await handToReaders(context, { ...submission, tokenHash: digest(token) }, stored);
	await confirmByMail(context, sent, { job, reference, code, stored });
	return succeed({ reference });
}

/** Takes an application; the same key gives the same reference, for as long as that one is known. */
export async function insertApplication(
	context: FormsWork,
	sent: Sent,
	key: string = randomUUID(),
): Promise<AccountResult> {
	// A repeat from another address is another call, and may come at the same moment.
	await lockKeys(context, [`application:${key}`]);
	const known = await referenceFor(context.db, key);
	return known ? succeed({ reference: known }) : keep(context, sent, key);
}
