import type { AddressInfo } from 'node:net';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { Locale } from '#contract/locales.ts';
import { locales } from '#contract/locales.ts';
import type { ArrivedMessage } from './outbox.ts';

export interface MailCatcher {
	/** Where it takes mails: smtp://127.0.0.1:port. */
	url: string;
	close(): Promise<void>;
}

/** A mail server on this machine that keeps what it is sent, and sends nothing on. */
export async function startMailCatcher(keep: (message: ArrivedMessage) => void): Promise<MailCatcher> {
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['AUTH', 'STARTTLS'],
		disableReverseLookup: true,
		onData(stream, _session, done) {
			simpleParser(stream).then(
				(mail) => {
					for (const message of messagesOf(mail)) keep(message);
					done();
				},
				(error: Error) => done(error),
			);
		},
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	// A sender that breaks off tries again.
	server.on('error', (error) => console.error(`mail catcher: ${error.message}`));
	const { port } = server.server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		close: () => new Promise((resolve) => server.close(resolve)),
	};
}

function messagesOf(mail: ParsedMail): ArrivedMessage[] {
	const { subject = '', text = '', html } = mail;
	const message = {
		kind: 'mail' as const,
		locale: localeOf(mail),
		subject,
		text: text.replaceAll('\r\n', '\n').trimEnd(),
		html: html || '',
		headers: listHeaders(mail),
	};
	const to: AddressObject[] = [mail.to ?? []].flat();
	return to.flatMap(({ value }) => value).map(({ address = '' }) => ({ ...message, to: address }));
}

function localeOf({ headers }: ParsedMail): Locale {
	const language = String(headers.get('content-language') ?? '');
	return locales.find((locale) => locale === language) ?? 'en';
}

/** What the mail says to mail programs about the list that it belongs to, as it was written. */
function listHeaders({ headerLines }: ParsedMail): Record<string, string> {
	const lines = headerLines.filter(({ key }) => key.startsWith('list-'));
	return Object.fromEntries(
		lines.map(({ line }) => {
			const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? [];
			return [name, value.replace(/\r?\n\s+/g, ' ')];
		}),
	);
}
