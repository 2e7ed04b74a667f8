import type { Locale } from '#contract/locales.ts';
import { claimedFiles } from '../../uploads/rows.ts';
import type { FormsWork } from '../context.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { listFiles } from '../mailed-files.ts';
import { receipts } from './mails.ts';
import { addMessage, type MessageKind } from './rows.ts';

interface Written {
	reference: string;
	kind: MessageKind;
	email: string;
	locale: Locale;
	content: object;
}

/** Stores a message, whose files are claimed before, and mails a receipt where there is an address. */
export async function insertMessage(context: FormsWork, { content, ...written }: Written): Promise<void> {
	const { reference, kind, email, locale } = written;
	await addMessage(context.db, { ...written, content: JSON.stringify(content), at: context.now() });
	if (!email) return;
	const files = listFiles(await claimedFiles(context.db, reference), locale);
	const mail = receipts[locale][kind](reference, files);
	await mailReceipt(context, { to: email, locale, ...mail });
}
