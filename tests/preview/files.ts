import { robotsFile } from '#build/sitemap.ts';
import { type Finding, find } from './finding.ts';
import { jsonOf, statusProblems, type Visit } from './visit.ts';

const robots = (visit: Visit) =>
	find({ what: 'robots', path: '/robots.txt' }, async () => {
		const answer = await visit('/robots.txt');
		const isRight = answer.text === robotsFile('', false);
		return [...statusProblems(answer, 200), ...(isRight ? [] : ['lets search engines in'])];
	});

const release = (visit: Visit) =>
	find({ what: 'release', path: '/release.json' }, async () => {
		const answer = await visit('/release.json');
		const { id } = jsonOf(answer);
		return [...statusProblems(answer, 200), ...(typeof id === 'string' ? [] : ['names no build'])];
	});

const script = (visit: Visit) =>
	find({ what: 'files with a name of their own', path: '/_astro/' }, async () => {
		const [, path = '/_astro/'] =
			/<script\b[^>]*\ssrc="(\/_astro\/[^"]+)"/.exec((await visit('/')).text) ?? [];
		const answer = await visit(path);
		const isKept = /\bimmutable\b/.test(answer.headers.get('Cache-Control') ?? '');
		return [...statusProblems(answer, 200), ...(isKept ? [] : [`${path} is not kept by browsers`])];
	});

/** What stands beside the pages of a preview. */
export const findFiles = (visit: Visit): Promise<Finding[]> =>
	Promise.all([robots, release, script].map((look) => look(visit)));
