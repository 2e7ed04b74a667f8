import { writeCookie } from '#lib/cookie.ts';
import { pageCookies } from '#lib/page-cookies.ts';

const isOfTag = (name: string) => /^_(?:ga|gid|gat|gcl)/.test(name);

/** Removes what a tag keeps in this browser, on this host and on those above it. */
export function removeTagCookies(): void {
	const names = pageCookies()
		.split('; ')
		.map((pair) => pair.replace(/=.*$/, ''));
	const labels = location.hostname.split('.');
	for (const name of names.filter(isOfTag)) {
		writeCookie(name, '', 0);
		for (const index of labels.keys()) writeCookie(name, '', 0, labels.slice(index).join('.'));
	}
}
