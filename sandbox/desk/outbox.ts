import { html } from 'hono/html';
import type { SentMessage } from '../services/outbox.ts';
import { frame, panel } from './frame.ts';
import { shortTime } from './time.ts';

const kinds = { mail: 'Mail', sms: 'SMS' };

/** The newest mails and text messages, each with its page. */
export function outboxPanel(messages: SentMessage[]) {
	if (messages.length === 0)
		return panel('Mails and text messages', 'outbox', html`<p class="none">None yet.</p>`);
	return panel('Mails and text messages', 'outbox', html`<ol class="messages">${messages.map(item)}</ol>`);
}

function item({ id, kind, to, subject, text, at }: SentMessage) {
	return html`<li>
<span class="kind" data-kind="${kind}">${kinds[kind]}</span>
<a href="/desk/outbox/${id}">${subject || text}</a>
<span class="aside">${to} · <time datetime="${at}">${shortTime(at)}</time></span>
</li>`;
}

/** One message as its reader sees it; its links lead into the site. */
export function sentPage({ id, kind, to, locale, subject, text, headers, at }: SentMessage) {
	const content =
		kind === 'mail'
			? html`<iframe class="mail" src="/desk/outbox/${id}/html" title="The mail as HTML"></iframe>
<details><summary>As plain text</summary><pre class="mail-text">${text}</pre></details>`
			: html`<p>${text}</p>`;
	return frame(
		subject || `Message to ${to}`,
		html`<p><a href="/">Back to the desk</a></p>
<article class="message" lang="${locale}">
<h1>${subject || text}</h1>
<p class="aside">${kinds[kind]} to ${to} · <time datetime="${at}">${shortTime(at)}</time></p>
${content}
${Object.entries(headers).map(([name, value]) => html`<p class="aside">${name}: ${value}</p>`)}
</article>`,
	);
}

/** What the HTML of a mail may do in its frame: look like itself, and lead out by its links. */
export const mailPolicy =
	"sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'self'";

/** The HTML of a mail as it arrived, whose links open in the whole window. */
export const mailDocument = ({ locale, html: body }: SentMessage): string =>
	`<!doctype html><html lang="${locale}"><meta charset="utf-8"><base target="_top"><title>Mail</title>
<style>body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color-scheme: light; background: #fff; padding: 1rem; overflow-wrap: anywhere }</style>
${body}</html>`;
