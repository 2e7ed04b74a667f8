import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The paths that _redirects sends somewhere, whatever stands behind a star. */
function redirected(folder: string): ((path: string) => boolean)[] {
	const rules = readFileSync(join(folder, '_redirects'), 'utf8')
		.split('\n')
		.map((row) => row.split(/\s+/));
	return rules.flatMap(([from = '', , status = '301']) => {
		if (!from || status.startsWith('404')) return [];
		const start = from.replace(/\*$/, '');
		return [(path: string) => (start === from ? path === from : path.startsWith(start))];
	});
}

/** Whether a path leads to a page, a file or a redirect of a built site. @param folder with its _redirects written */
export function builtPaths(folder: string): (path: string) => boolean {
	const redirects = redirected(folder);
	return (path) => {
		const file = join(folder, path);
		const isPage = path === '/' || isFile(`${file.replace(/\/$/, '')}.html`);
		return isPage || isFile(file) || redirects.some((leads) => leads(path));
	};
}
