/** A link that opens a mail with a subject and a text in the visitor's own program. */
export function mailLink(to: string, { subject, text }: { subject: string; text: string }): string {
	return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}

/** A link that opens a mail about the page with what was typed into its form, a value a line; empty ones are left out. */
export function formMailLink(to: string, values: readonly (string | undefined)[]): string {
	return mailLink(to, { subject: document.title, text: values.filter(Boolean).join('\n') });
}

/** Whose mailbox an address leads to, for limits: in lower case, without its plus part (`mira+x@y.zz` is `mira@y.zz`). */
export function mailTarget(email: string): string {
	return email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
