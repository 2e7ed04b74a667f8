import { randomUUID } from 'node:crypto';
import { closedMessage } from '#contract/endpoints/applications.ts';
import { openApplication } from '#contract/jobs.ts';
import { siteLink } from '../../mail/links.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { transaction } from '../../store/transaction.ts';
import { claimUploads } from '../../uploads/claims.ts';
import { claimedFiles } from '../../uploads/rows.ts';
import type { FormsContext } from '../context.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { listFiles } from '../mailed-files.ts';
import { createCode, createReference, plainCode } from './code.ts';
import { mails } from './mails.ts';
import { addApplication, referenceFor, type Sent } from './rows.ts';

const closed = refuse('INVALID_PARAMETERS', { fields: { jobId: closedMessage } });
const filesGone = refuse('UPLOAD_REFUSED', { fields: { files: 'msg.UPLOAD_REFUSED' } });

/** The job's name, undefined where nobody can apply for it, empty for an open application. */
function nameOfJob({ content, now }: FormsContext, { jobId, locale }: Sent): string | undefined {
	if (jobId === openApplication) return '';
	const job = content.findJob(jobId, locale);
	const isOpen = job && !job.closed && Date.parse(job.validThrough) > now();
	return isOpen ? job.title : undefined;
}

interface Receipt {
	job: string;
	reference: string;
	code: string;
}

function confirmByMail(context: FormsContext, sent: Sent, { job, reference, code }: Receipt): void {
	const { db, siteUrl } = context;
	const { email, locale } = sent;
	const query = new URLSearchParams({ reference, token: code });
	const link = `${siteLink(siteUrl, locale, 'careers', 'withdraw')}?${query}`;
	const files = listFiles(claimedFiles(db, reference), locale);
	const mail = mails[locale].received({ job, reference, code, link, files });
	mailReceipt(context, { to: email, locale, ...mail, links: [link] });
}

/** Stores an application with its files and mails a receipt, all or nothing. */
function keep(context: FormsContext, sent: Sent, key: string): AccountResult {
	const job = nameOfJob(context, sent);
	if (job === undefined) return closed;
	const reference = createReference();
	const code = createCode();
	const { files: ids } = sent;
	if (!claimUploads(context, { ids, purpose: 'career', submission: reference })) return filesGone;
	addApplication(context.db, { reference, key, token: plainCode(code), sent, at: context.now() });
	confirmByMail(context, sent, { job, reference, code });
	return succeed({ reference });
}

/** Takes an application; the same key gives the same reference, for as long as that one is known. */
export function insertApplication(
	context: FormsContext,
	sent: Sent,
	key: string = randomUUID(),
): AccountResult {
	return transaction(context.db, () => {
		const known = referenceFor(context.db, key);
		return known ? succeed({ reference: known }) : keep(context, sent, key);
	});
}
