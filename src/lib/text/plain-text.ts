const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const inline = /<\/?(?:a|abbr|b|cite|code|em|i|q|s|strong|sub|sup|time)\b[^>]*>/gi;

function decode(entity: string): string {
	const [, hex, digits, name] = /^&(?:#x([0-9a-f]+)|#(\d+)|(\w+));$/i.exec(entity) ?? [];
	if (name) return named[name] ?? entity;
	return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(digits));
}

/** The words of sanitised HTML, on one line; narrow spaces stay. */
export function plainText(html: string): string {
	return html
		.replace(inline, '')
		.replace(/<[^>]*>/g, ' ')
		.replace(/&(?:#x[0-9a-f]{1,5}|#\d{1,6}|[a-z]+);/gi, decode)
		.replace(/[ \t\r\n]+/g, ' ')
		.trim();
}
