import type { Locale } from '#contract/locales.ts';
import { digest } from '../../shared/secrets.ts';
import { claimedFiles } from '../../uploads/rows.ts';
import { createCode, plainCode } from '../applications/code.ts';
import type { FormsWork } from '../context.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { listFiles } from '../mailed-files.ts';
import { receiptLink } from '../submissions/links.ts';
import { handToReaders } from '../submissions/readers.ts';
import { receipts } from './mails.ts';
import { addMessage, type MessageKind } from './rows.ts';

interface Written {
	reference: string;
	kind: MessageKind;
	email: string;
	locale: Locale;
	content: object;
}

/** Stores a message, whose files are claimed before, hands it to its readers and mails a receipt where there is an address. */
export async function insertMessage(context: FormsWork, { content, ...written }: Written): Promise<void> {
	const { reference, kind, email, locale } = written;
	const code = createCode();
	const tokenHash = digest(plainCode(code));
	const at = context.now();
	await addMessage(context.db, { ...written, tokenHash, content: JSON.stringify(content), at });
	// The other forms take no files.
	const stored = kind === 'issue' ? await claimedFiles(context.db, reference) : [];
	await handToReaders(context, { ...written, tokenHash, at, sent: { ...content } }, stored);
	if (!email) return;
	const files = listFiles(stored, locale);
	const link = receiptLink(written, code, context.siteUrl);
	const mail = receipts[locale][kind]({ reference, files, link, code });
	await mailReceipt(context, { to: email, locale, ...mail });
}
