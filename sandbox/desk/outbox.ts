import { html, raw } from 'hono/html';
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
export function sentPage({ kind, to, locale, subject, text, html: body, headers, at }: SentMessage) {
	// The outbox escaped the text when it made this markup.
	const content = kind === 'mail' ? raw(body) : html`<p>${text}</p>`;
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
