import { localeOf } from '#i18n/paths.ts';
import { type Finding, find } from './finding.ts';
import { headerProblems } from './headers.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { type Answer, statusProblems, type Visit } from './visit.ts';
import { weightProblems } from './weights.ts';

const isHtml = /^text\/html\b/;
const isCompressed = /^(?:br|gzip|zstd)$/;

/** Whether a page arrived whole: the last thing in it is a tag that is complete. */
const isWhole = (html: string) => /<\/[\w-]+>$/.test(html.trimEnd());

function documentProblems({ status, text, headers }: Answer, path: string): string[] {
	const rules: [holds: boolean, problem: string][] = [
		[isHtml.test(headers.get('Content-Type') ?? ''), 'is no HTML'],
		[status !== 200 || isCompressed.test(headers.get('Content-Encoding') ?? ''), 'comes uncompressed'],
		[text.includes(`<html lang="${localeOf(path)}"`), 'is in another language than its address'],
		[/<title>[^<]+<\/title>/.test(text), 'has no title'],
		[text.match(/<h1\b/g)?.length === 1, 'has not exactly one h1'],
		[isWhole(text), 'ends early'],
		[!text.includes('%%'), 'shows what a function should have filled'],
	];
	return rules.filter(([holds]) => !holds).map(([, problem]) => problem);
}

/** What a page of a preview is like. */
export function findPage({ what, path, status }: Kind, visit: Visit): Promise<Finding> {
	return find({ what, path }, async () => {
		const answer = await visit(path);
		return [
			...statusProblems(answer, status),
			...documentProblems(answer, path),
			...headerProblems(answer.headers),
			...(await weightProblems(what, answer, visit)),
		];
	});
}

/** What a page of each kind is like. */
export async function findPages(visit: Visit): Promise<Finding[]> {
	const found = await kindsOf(visit).catch((error: Error) => error);
	if (!(found instanceof Error)) return Promise.all(found.map((kind) => findPage(kind, visit)));
	return [{ what: 'sitemap', path: '/sitemap-0.xml', problems: [found.message] }];
}
