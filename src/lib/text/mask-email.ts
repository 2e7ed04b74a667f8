const dots = '•••';

/** A mail address of which only its owner recognises what is left: `m•••@s•••.example`. */
export function maskEmail(email: string): string {
	const [name = '', domain = ''] = email.split('@');
	return `${[...name][0] ?? ''}${dots}@${domain[0] ?? ''}${dots}.${domain.split('.').at(-1)}`;
}
