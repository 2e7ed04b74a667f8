import { limits } from '#contract/limits.ts';
import { mailTarget } from '#lib/text/mail-link.ts';
import type { OutgoingMessage } from '../context.ts';
import { send } from '../mail/send.ts';
import { untilCounted } from '../shared/attempts.ts';
import type { FormsWork } from './context.ts';

const { times, within } = limits.attempts.receiptPerTarget;

/**
 * Mails a receipt to an address that was typed into a form, which may be a stranger's: beyond what an hour allows to one
 * mailbox the form is stored and nothing is sent.
 */
export async function mailReceipt(context: FormsWork, mail: Omit<OutgoingMessage, 'kind'>): Promise<void> {
	const key = `receipt:${mailTarget(mail.to)}`;
	const wait = await untilCounted(context, [{ key, times, within }]);
	if (wait === 0) await send(context, { kind: 'mail', ...mail });
}
