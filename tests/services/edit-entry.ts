import { expect } from 'vitest';
import { origin } from './own-services.ts';

/** Sends the form of an entry in the desk's editor. @param entry its collection and id, such as `job-offers/2004` */
export async function editEntry(
	entry: string,
	action: 'publish' | 'draft',
	changes: Record<string, string> = {},
): Promise<void> {
	const address = `${origin()}/desk/content/${entry}`;
	const markup = await (await fetch(address)).text();
	const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
	const decode = (text: string) =>
		text.replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => signs[name] ?? '');
	const form = new URLSearchParams({ action });
	for (const [, name = '', value = ''] of markup.matchAll(
		/<textarea[^>]* name="([^"]+)"[^>]*>\n?([\s\S]*?)<\/textarea>/g,
	))
		form.set(name, decode(value));
	for (const [, name = '', value = ''] of markup.matchAll(
		/<input id="[^"]+" name="([^"]+)" value="([^"]*)"/g,
	))
		form.set(name, decode(value));
	for (const [, name = ''] of markup.matchAll(/<input type="checkbox" id="[^"]+" name="([^"]+)" checked>/g))
		form.set(name, 'on');
	for (const [name, value] of Object.entries(changes)) form.set(name, value);
	const reply = await fetch(address, { method: 'POST', body: form, redirect: 'manual' });
	expect(reply.status).toBe(303);
}
