import { randomUUID } from 'node:crypto';
import { botToken, outboxOf } from './control.ts';
import { pdf } from './files.ts';
import { call, freshAddress, siteUrl } from './site.ts';

interface Ticket {
	url: string;
	payload: Record<string, string>;
}

/** Sends a file for an application as a browser does, and gives its id. @param site where, if not at the runner's site */
export async function uploadCv(group: string = randomUUID(), site = siteUrl()): Promise<string> {
	const wish = { purpose: 'career', group, name: 'cv.pdf', size: pdf.length, type: 'application/pdf' };
	const issued = await call('/api/uploads/ticket', { body: wish, from: freshAddress(), site });
	const { url, payload } = issued.body.data as Ticket;
	const form = new FormData();
	for (const [name, value] of Object.entries(payload)) form.append(name, value);
	form.append('file', new File([new Uint8Array(pdf)], wish.name, { type: wish.type }));
	const answer = (await (await fetch(url, { method: 'POST', body: form })).json()) as { id: string };
	return answer.id;
}

/** Somebody whom nobody has heard of. */
export const newApplicant = () => `anna-${randomUUID().slice(0, 8)}@applicants.example`;

/** An application that nothing is wrong with. */
export async function application(more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
	return {
		jobId: '2004',
		firstName: 'Anna',
		lastName: 'Peeters',
		email: newApplicant(),
		phone: '+32470123456',
		consent: true,
		files: 'files' in more ? [] : [await uploadCv()],
		captcha: await botToken('apply'),
		...more,
	};
}

/** The link in the newest mail to an applicant, with the reference and the code that it carries. */
export async function withdrawalOf(email: string) {
	const links = (await outboxOf(email)).at(-1)?.links ?? [];
	const link = links.find((each) => each.includes('/withdraw?')) ?? '';
	const given = new URL(link).searchParams;
	return { link, reference: given.get('reference') ?? '', token: given.get('token') ?? '' };
}
