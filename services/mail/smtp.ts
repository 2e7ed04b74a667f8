import { createTransport } from 'nodemailer';
import { type Deliver, UndeliverableError } from './delivery.ts';
import { toHtml } from './html.ts';

export interface SmtpOptions {
	/** `smtp://user:password@host:port`, or `smtps://` where the connection begins with TLS. */
	url: string;
	/** The sender, as `Name <address>` or an address. */
	from: string;
	/** Where answers go, if not to the sender. */
	replyTo?: string | undefined;
}

export interface Mailer {
	deliver: Deliver;
	/** Whether the server can be reached and takes our sign-in; the error says why it does not. */
	check(): Promise<void>;
	close(): void;
}

/** Longer than a server may take to accept a mail (RFC 5321 allows minutes), shorter than the sender's lease. */
const socketTimeout = 60_000;

/** Sends mails by SMTP. */
export function createMailer({ url, from, replyTo }: SmtpOptions): Mailer {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 5,
		connectionTimeout: 15_000,
		greetingTimeout: 15_000,
		socketTimeout,
		// A mail's text never makes it read files or addresses.
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		async deliver({ id, to, locale, subject, text, headers, replyTo: own }) {
			const mail = {
				from,
				replyTo: own ?? replyTo,
				to: { name: '', address: to },
				subject,
				text,
				html: toHtml(text),
			};
			const always = { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' };
			await transport
				.sendMail({ ...mail, messageId: `<${id}@${domainOf(from)}>`, headers: { ...always, ...headers } })
				.catch(judge);
		},
		check: async () => void (await transport.verify()),
		close: () => transport.close(),
	};
}

const domainOf = (from: string) => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

interface SmtpError extends Error {
	code?: string;
	command?: string;
	responseCode?: number;
}

/**
 * Only a final answer to this very recipient or text ends a mail. What the server says of our sign-in or our sender is a
 * matter of configuration, and the mail waits until that is right.
 */
function judge(error: SmtpError): never {
	const isAboutMail = error.command === 'RCPT TO' || error.command === 'DATA';
	if (isAboutMail && (error.responseCode ?? 0) >= 500) throw new UndeliverableError(error.message);
	throw error;
}
