import { randomUUID } from 'node:crypto';
import { site } from '#site.config';
import { multipart } from './multipart.ts';
import { botToken, call, freshAddress, outboxOf } from './site.ts';

/** What the link in a receipt's mail carries. */
export interface Receipt {
	link: string;
	reference: string;
	token: string;
}

/** The link of the receipt in the newest mail to a mail address. */
export async function receiptOf(email: string): Promise<Receipt> {
	const links = (await outboxOf(email)).at(-1)?.links ?? [];
	const { pathname, search, searchParams } = new URL(links.find((link) => link.includes('/receipt?')) ?? '');
	const [reference = '', token = ''] = ['reference', 'token'].map((name) => searchParams.get(name) ?? '');
	return { link: pathname + search, reference, token };
}

/** Sends a message to the studio; gives what its receipt says. */
export async function sentMessage(
	locale = 'en',
	email = `ivo-${randomUUID()}@paper.example`,
): Promise<Receipt> {
	const fields = {
		...{ category: 'press', name: 'Ivo Maes', email, subject: 'An interview', locale },
		...{ message: 'We would like to talk to you about the sea.', captcha: await botToken() },
	};
	const { body, headers } = multipart(Object.entries(fields));
	const reply = await call('/api/contacts', { body, headers, from: freshAddress() });
	if (reply.status !== 200) throw new Error(`the message was answered with ${reply.status}`);
	return receiptOf(email);
}

/** The link to the page of the studio in the mail about a submission, as whoever reads it at the studio gets it. */
export async function staffLinkOf(reference: string): Promise<string> {
	const inboxes = await Promise.all(Object.values(site.mail).map(outboxOf));
	const mails = inboxes.flat().filter(({ subject }) => subject.startsWith(`[${reference}]`));
	const link = mails.flatMap(({ links }) => links).find((each) => each.includes('/submissions/'));
	if (!link) throw new Error(`nobody at the studio was mailed about ${reference}`);
	return link;
}

/** Says what became of a submission, as somebody at the studio. */
export async function answerAs(reference: string, given: { state: string; answer: string }): Promise<void> {
	const link = await staffLinkOf(reference);
	const seen = /name="seen" value="(\d*)"/.exec(await (await fetch(link)).text())?.[1] ?? '';
	const body = new URLSearchParams({ ...given, seen });
	const response = await fetch(link, { method: 'POST', body, redirect: 'manual' });
	if (response.status !== 303) throw new Error(`the page was answered with ${response.status}`);
}
