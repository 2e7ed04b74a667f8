import { limits } from '#contract/limits.ts';
import { mailTarget } from '#lib/text/mail-link.ts';
import type { OutgoingMessage } from '../context.ts';
import { countUpTo } from '../shared/attempts.ts';
import type { FormsContext } from './context.ts';

const { times, within } = limits.attempts.receiptPerTarget;

/**
 * Mails a receipt to an address that was typed into a form, which may be a stranger's: beyond what an hour allows to one
 * mailbox the form is stored and nothing is sent.
 */
export function mailReceipt({ db, now, send }: FormsContext, mail: Omit<OutgoingMessage, 'kind'>): void {
	const key = `receipt:${mailTarget(mail.to)}`;
	if (countUpTo(db, times, { key, within, now: now() })) send({ kind: 'mail', ...mail });
}
