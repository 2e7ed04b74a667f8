import { escapeHtml } from '#lib/text/plain-text.ts';

/** A plain text as HTML: its paragraphs, and its addresses as links. */
export function toHtml(text: string): string {
	return text
		.split(/\n{2,}/)
		.map((paragraph) => `<p>${linked(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`)
		.join('\n');
}

function linked(html: string): string {
	return html.replace(/https?:\/\/[^\s<>"']+/g, (address) => `<a href="${address}">${address}</a>`);
}
