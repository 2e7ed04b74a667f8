/** Whose mailbox an address leads to, for limits: in lower case, without its plus part (`mira+x@y.zz` is `mira@y.zz`). */
export function mailTarget(email: string): string {
	return email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
