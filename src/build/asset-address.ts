import { createHash } from 'node:crypto';

/** The address of a file that is made out of pages, with its ending: named by its text, so that browsers may keep it. */
export function assetAddress(name: string, ending: 'css' | 'js' | 'json', text: string): string {
	const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
	return `/_astro/${name}.${hash}.${ending}`;
}
