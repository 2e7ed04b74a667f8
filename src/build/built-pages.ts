import { readFileSync, statSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

/** A page of a built site: its file below the built folder, and the path that it is served at. */
export interface PageFile {
	file: string;
	path: string;
}

/** What a page says of itself in its head, and what stands between the tags of its scripts and styles. */
export interface PageParts {
	canonical?: string | undefined;
	isIndexed: boolean;
	/** Itself and the same page in other languages. */
	alternates: { lang: string; url: string }[];
	/** When its content last changed, as an ISO date. */
	modified?: string | undefined;
	scripts: string[];
	styles: string[];
	/** The values of its attributes, which name what its scripts talk to. */
	attributes: string;
	/** Whether a control takes files. */
	takesFiles: boolean;
}

/** The pages of a built site, sorted by their paths. */
export async function listPageFiles(folder: string): Promise<PageFile[]> {
	const found: PageFile[] = [];
	for await (const file of glob('**/*.html', { cwd: folder }))
		found.push({ file, path: `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}` });
	return found.sort((a, b) => a.path.localeCompare(b.path));
}

type Attributes = Record<string, string>;

function noteHead(page: PageParts, name: string, { rel, href = '', hreflang, ...meta }: Attributes): void {
	if (name === 'link' && rel === 'canonical') page.canonical = href;
	if (name === 'link' && hreflang) page.alternates.push({ lang: hreflang, url: href });
	if (name !== 'meta') return;
	if (meta.name === 'robots' && meta.content === 'noindex') page.isIndexed = false;
	if (meta.property === 'article:modified_time') page.modified = meta.content;
}

/** Data is no script, and is not run. */
const isRun = ({ src, type }: Attributes) =>
	src === undefined && type !== 'application/json' && type !== 'application/ld+json';

/** Reads what the sitemap and the policy need to know of a page. */
export function readPage(html: string): PageParts {
	const page: PageParts = {
		...{ isIndexed: true, alternates: [], scripts: [], styles: [] },
		...{ attributes: '', takesFiles: false },
	};
	const values: string[] = [];
	let isHead = true;
	/** Of an inline script or style whose end is still to come. */
	let text: string | undefined;
	const parser = new Parser({
		onopentag(name, attributes) {
			values.push(...Object.values(attributes));
			if (name === 'input' && attributes.type === 'file') page.takesFiles = true;
			if (name === 'body') isHead = false;
			else if (name === 'style' || (name === 'script' && isRun(attributes))) text = '';
			else if (isHead) noteHead(page, name, attributes);
		},
		ontext(part) {
			if (text !== undefined) text += part;
		},
		onclosetag(name) {
			if (text === undefined) return;
			(name === 'style' ? page.styles : page.scripts).push(text);
			text = undefined;
		},
	});
	parser.end(html);
	return { ...page, attributes: values.join('\n') };
}

/** The sizes of the first picture of a page, as the srcset of its AVIFs has them; none where it has no picture. */
export function readFirstPicture(html: string): string | undefined {
	let sizes: string | undefined;
	const parser = new Parser({
		onopentag(name, { srcset, type, media }) {
			if (name === 'source' && type === 'image/avif' && !media) sizes ??= srcset;
		},
	});
	parser.end(html);
	return sizes;
}

/** Reads the pages of a built site one after the other. */
export async function* readPages(folder: string): AsyncGenerator<PageFile & PageParts> {
	for (const page of await listPageFiles(folder))
		yield { ...page, ...readPage(await readFile(join(folder, page.file), 'utf8')) };
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The paths that _redirects sends somewhere, whatever stands behind a star. */
function redirectChecks(folder: string): ((path: string) => boolean)[] {
	const rules = readFileSync(join(folder, '_redirects'), 'utf8')
		.split('\n')
		.map((row) => row.split(/\s+/));
	return rules.flatMap(([from = '', , status = '301']) => {
		if (!from || status.startsWith('404')) return [];
		const start = from.replace(/\*$/, '');
		return [(path: string) => (start === from ? path === from : path.startsWith(start))];
	});
}

/** Whether a page or a file of a built site stands at a path. */
export const createPageCheck =
	(folder: string) =>
	(path: string): boolean => {
		const file = join(folder, path);
		return path === '/' || isFile(`${file.replace(/\/$/, '')}.html`) || isFile(file);
	};

/** Whether a path leads to a page, a file or a redirect of a built site. @param folder with its _redirects written */
export function createPathCheck(folder: string): (path: string) => boolean {
	const redirects = redirectChecks(folder);
	const isBuilt = createPageCheck(folder);
	return (path) => isBuilt(path) || redirects.some((leads) => leads(path));
}
