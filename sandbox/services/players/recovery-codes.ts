import { createHash } from 'node:crypto';
import type { Player } from './players.ts';

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The ten recovery codes of a demo player with MFA; the same at every reset. */
export function demoRecoveryCodes({ username, factor }: Player): string[] {
	return factor ? Array.from({ length: 10 }, (_, index) => demoCode(`${username} ${index}`)) : [];
}

function demoCode(name: string): string {
	const bytes = createHash('sha256').update(name).digest().subarray(0, 10);
	const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
	return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
