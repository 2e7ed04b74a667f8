const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand in HTML, in an attribute too. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

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
