/** A tag whose attributes hold what only a text of editors brings there; true of scripts now and then, too. */
const suspicious = /="[^"<>]*[<>]/;
/** Scripts and styles as a whole, which stay as they are, and tags. */
const parts = /<(script|style)\b(?:"[^"]*"|[^">])*>[\s\S]*?<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/g;

const escaped = (value: string) => value.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A page in which `<` begins a tag and `>` ends one, outside of scripts and styles: in attributes they become entities.
 * Astro leaves them, and then a title that says `<script>` or `a > b` looks like a tag to all that reads pages after it.
 */
export function escapeAttributes(html: string): string {
	if (!suspicious.test(html)) return html;
	return html.replace(parts, (part, isRaw) => (isRaw ? part : part.replace(/"[^"]*"/g, escaped)));
}
