/** An address that a browser may be sent to, http or https, or undefined for anything else, such as `javascript:`. */
export function toWebUrl(text: string): string | undefined {
	if (!URL.canParse(text)) return undefined;
	const { protocol, href } = new URL(text);
	return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
