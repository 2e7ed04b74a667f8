import { mkdir, writeFile } from 'node:fs/promises';
import { listedLocales, site } from '#site.config';

/** Days from the build; RFC 9116 asks for less than a year. */
const lifetime = 300;
const day = 86_400_000;

/** Where to tell of a vulnerability, as RFC 9116 says it; `now` is in milliseconds. */
export function securityTxt(siteUrl: string, now: number): string {
	const expires = new Date(Math.floor(now / day + lifetime) * day);
	return [
		`Contact: mailto:${site.mail.security}`,
		`Expires: ${expires.toISOString()}`,
		`Preferred-Languages: ${listedLocales.join(', ')}`,
		`Canonical: ${siteUrl}/.well-known/security.txt`,
		'',
	].join('\n');
}

/** Writes /.well-known/security.txt into a built site. */
export async function writeSecurityTxt(folder: string, siteUrl: string): Promise<void> {
	await mkdir(`${folder}.well-known`, { recursive: true });
	await writeFile(`${folder}.well-known/security.txt`, securityTxt(siteUrl, Date.now()));
}
