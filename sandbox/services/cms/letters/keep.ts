import type { Locale } from '#contract/locales.ts';
import type { SandboxContext } from '../../context.ts';
import { claimedFiles } from '../../uploads/rows.ts';
import { mailReceipt } from '../mail-receipt.ts';
import { listFiles } from '../mailed-files.ts';
import { receipts } from './mails.ts';
import { addLetter, type LetterKind } from './rows.ts';

interface Written {
	reference: string;
	kind: LetterKind;
	email: string;
	locale: Locale;
	content: object;
}

/** Keeps a letter, whose files are claimed before, and tells its writer so, where there is an address. */
export function keepLetter(context: SandboxContext, { content, ...written }: Written): void {
	const { reference, kind, email, locale } = written;
	addLetter(context.db, { ...written, content: JSON.stringify(content), at: context.now() });
	if (!email) return;
	const files = listFiles(claimedFiles(context.db, reference), locale);
	const mail = receipts[locale][kind](reference, files);
	mailReceipt(context, { to: email, locale, ...mail });
}
