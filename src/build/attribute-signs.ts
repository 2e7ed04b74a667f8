/** What few pages have: the looking through them below takes a fifth of what finishing a page takes. */
const candidate = /[\s=]"[^"<>]*[<>]/;

/** Scripts and styles as a whole, which stay as they are, and tags with an attribute that holds one of the signs. */
const parts =
	/<(script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<[a-z](?:"[^"<>]*"|[^">])*"[^"<>]*[<>][^"]*"(?:"[^"]*"|[^">])*>/g;

const escaped = (value: string) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A page in which `<` begins a tag and `>` ends one, outside of scripts and styles: in attributes they become entities.
 * Astro leaves them, and then a title that says `<script>` or `a > b` looks like a tag to all that reads pages after it.
 */
export function escapeAttributes(html: string): string {
	if (!candidate.test(html)) return html;
	return html.replace(parts, (part, isRaw) => (isRaw ? part : part.replace(/"[^"]*"/g, escaped)));
}
