import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { botToken, call, freshAddress, outboxOf } from '../support/site.ts';

const ask = async (email: string, from: string) =>
	call('/api/careers/alerts', {
		body: { email, filters: {}, locale: 'en', captcha: await botToken('alerts') },
		from,
	});

test('[FX-29] alerts are no way to mail strangers: sixty plus-addresses bring one mailbox the mails of one', async () => {
	const name = `stranger-${crypto.randomUUID()}`;
	const addresses = Array.from({ length: 60 }, (_, index) => `${name}+${index}@readers.example`);
	const from = freshAddress();
	const statuses: number[] = [];
	for (const address of addresses) statuses.push((await ask(address, from)).status);
	const mails = (await Promise.all(addresses.map(outboxOf))).flat();
	expect(mails).toHaveLength(limits.attempts.alertMail.times);
	expect(statuses.filter((status) => status === 200)).toHaveLength(limits.attempts.alertMailPerAddress.times);
	// Another visitor is told nothing of it, and the mailbox gets no more.
	expect((await ask(`${name}+again@readers.example`, freshAddress())).status).toBe(200);
	expect(await outboxOf(`${name}+again@readers.example`)).toEqual([]);
});
