/** A link that opens a mail with a subject and a text in the visitor's own program. */
export function mailLink(to: string, { subject, text }: { subject: string; text: string }): string {
	return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
