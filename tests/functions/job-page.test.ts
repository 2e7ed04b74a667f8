import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { templateToken } from '#lib/template-mark.ts';
import { hostileMarkup } from '../cms/hostile-markup.ts';
import { startOwnSite } from '../support/own-site.ts';
import { required } from '../support/required.ts';
import { type CallOptions, call, clearFaults, readRequestsOfFunctions, setFaults } from '../support/site.ts';

afterEach(clearFaults);

const path = '/api/open/offices/job-offers/9001';
const job = {
	id: '9001',
	title: 'Keeper of the Lamps',
	team: 'Art',
	location: 'gent',
	positionType: 'Part-time',
	remote: true,
	description: '<p>You would keep the lamps burning on every landing.</p>',
	requirements: '<ul><li>A steady hand.</li></ul>',
	salary: { min: 300_000, max: 350_000, currency: 'EUR', per: 'month' },
	publishedAt: '2026-11-01T08:00:00Z',
	validThrough: '2099-12-31T22:59:59Z',
	categories: [{ location: 'gent', team: 'Art' }],
};

/** Has the CMS know a job that no build knew. */
const publish = (changes: object = {}) =>
	setFaults({ service: 'cms', path, mode: 'body', body: JSON.stringify({ ...job, ...changes }) });

const visit = (address: string, options: CallOptions = {}) =>
	call(address, { ...options, headers: { Accept: 'text/html', Origin: undefined, ...options.headers } });

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonical = (html: string) => attribute(html, /<link rel="canonical" href="([^"]+)"/);

async function askedOfCms(): Promise<string[]> {
	return (await readRequestsOfFunctions())
		.filter(({ service }) => service === 'cms')
		.map((entry) => entry.path);
}

describe('a job that is newer than the build', () => {
	test.each([
		['/careers/9001', 'en', 'Remote possible'],
		['/en/careers/9001', 'en', 'Remote possible'],
		['/careers/9001/', 'en', 'Remote possible'],
		['/fr/careers/9001', 'fr', 'Télétravail possible'],
		['/es/careers/9001', 'es', 'Qué harías'],
	])('[RT-27] shows at %s with status 200', async (address, language, words) => {
		await publish();
		const { status, headers, text } = await visit(address);
		expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
		expect(attribute(text, /<html[^>]* lang="(\w+)"/)).toBe(language);
		expect(text).toMatch(/<h1[^>]*>Keeper of the Lamps<\/h1>/);
		expect(text).toMatch(new RegExp(words));
		expect(text).toContain('<p>You would keep the lamps burning on every landing.</p>');
		const prefix = language === 'en' ? '' : `/${language}`;
		expect(new URL(canonical(text) ?? '').pathname).toBe(`${prefix}/careers/9001`);
	});

	test('[FX-41] says what applicants may ask for in interviews, as a built page does', async () => {
		await publish();
		for (const path of ['/careers/9001', '/careers/2503']) {
			const { text } = await visit(path);
			expect(text.match(/id="job-adjustments"/g), path).toHaveLength(1);
			expect(text, path).toMatch(/Captions, more time, [^<]+<a href="mailto:careers@/);
		}
	});

	test('[RT-27] leaves nothing of the template behind', async () => {
		for (const changes of [{}, { salary: null, remote: false, locale: 'fr' }, { location: 'atlantis' }]) {
			await publish(changes);
			const { status, text } = await visit('/careers/9001');
			expect(status).toBe(200);
			expect(text).not.toMatch(/\uFDD0|%EF%B7%90|template\/|template%2F/);
		}
	});

	test('leads to the page of the game that it names, as a built page does', async () => {
		const link = /<a [^>]*href="\/fr\/games\/wending"[^>]*>Wending<\/a>/;
		for (const [game, isThere] of [
			['wending', true],
			['no-such-game', false],
			[null, false],
		] as const) {
			await publish({ game });
			expect(link.test((await visit('/fr/careers/9001')).text), String(game)).toBe(isThere);
		}
		expect((await visit('/fr/careers/2501')).text).toMatch(link);
	});

	test('[RT-27] [CA-07] shows its facts as a built page does', async () => {
		await publish();
		const { text } = await visit('/careers/9001');
		for (const fact of [
			'Gent',
			'Art',
			'Part-time',
			'Remote possible',
			'€3,000 – €3,500 a month',
			'December 31, 2099',
		])
			expect(text).toContain(fact);
		expect(attribute(text, /<meta name="description" content="([^"]+)"/)).toBe(
			'You would keep the lamps burning on every landing.',
		);
		await publish({ salary: null, remote: false });
		expect((await visit('/careers/9001')).text).not.toMatch(/Remote possible<\/li>|a month/);
	});

	test('[RT-27] says so where it is not translated', async () => {
		await publish({ locale: 'en' });
		const { text } = await visit('/fr/careers/9001');
		expect(text).toContain('Pas encore traduit');
		expect(text).toMatch(/<h1[^>]* lang="en"/);
		await publish();
		expect((await visit('/fr/careers/9001')).text).not.toContain('Pas encore traduit');
	});

	test('[RT-27] shows what the job-posting provider holds of it, and stands without', async () => {
		await publish({ providerId: 'posting-2104' });
		const whole = (await visit('/careers/9001')).text;
		expect(whole.match(/How we hire|What we offer|Relocation to Quebec/g)).toHaveLength(3);
		await setFaults(
			{ service: 'cms', path, mode: 'body', body: JSON.stringify({ ...job, providerId: 'posting-2104' }) },
			{ service: 'postings', mode: 'status:500' },
		);
		const { status, text } = await visit('/careers/9001');
		expect([status, text.includes('How we hire')]).toEqual([200, false]);
	});

	test('[RT-27] is answered with the headers of a built page, and cached for a short time', async () => {
		await publish();
		const [filled, built] = [await visit('/careers/9001'), await visit('/careers/2004')];
		for (const name of [
			'content-security-policy',
			'x-frame-options',
			'x-content-type-options',
			'referrer-policy',
		])
			expect(filled.headers[name], name).toBe(built.headers[name]);
		expect(filled.headers['content-security-policy']).toContain("'sha256-");
		expect(filled.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(filled.headers['netlify-cdn-cache-control']).toMatch(/max-age=\d{1,2}$/);
		expect(filled.headers['netlify-cache-tag']).toBe('content');
		expect(filled.headers['netlify-vary']).toBe('query=none');
	});

	test('[RT-27] is answered to HEAD as to GET, and takes nothing', async () => {
		await publish();
		const [got, head] = [await visit('/careers/9001'), await visit('/careers/9001', { method: 'HEAD' })];
		expect([head.status, head.text]).toEqual([got.status, '']);
		expect(head.headers['content-security-policy']).toBe(got.headers['content-security-policy']);
		const posted = await visit('/careers/9001', { method: 'POST' });
		expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
	});

	test('[RT-27] T65 runs no script that an editor wrote', async () => {
		const title = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
		const sections = hostileMarkup.map(({ html }) => ({ title, html: `${html}<p>section</p>` }));
		const description = hostileMarkup.map(({ html }) => html).join('');
		const body = JSON.stringify({
			...job,
			title,
			description,
			requirements: description,
			providerId: 'evil',
		});
		await setFaults(
			{ service: 'cms', path, mode: 'body', body },
			{ service: 'postings', mode: 'body', body: JSON.stringify({ id: 'evil', sections }) },
		);
		const { status, text } = await visit('/careers/9001');
		const written = text.slice(text.indexOf('<article'), text.indexOf('</article>'));
		expect(status).toBe(200);
		expect(text).not.toContain('<script>alert');
		expect(written).not.toMatch(/evil\(|evil\.example|<script|<img src=x|\son\w+="/);
		for (const { kept } of hostileMarkup) expect(written).toContain(kept);
	});

	test('[RT-27] fills no token that an editor wrote', async () => {
		const title = '%%description%% <!--begin salary--> $& %%nothing%%';
		await publish({ title, description: '<p>%%title%% $& $1</p>', requirements: '<p>%%requirements%%</p>' });
		const { status, text } = await visit('/careers/9001');
		expect(status).toBe(200);
		expect(text).toMatch(/<h1[^>]*>%%description%% &lt;!--begin salary--&gt; \$&amp; %%nothing%%<\/h1>/);
		expect(text).toMatch(/<p>%%title%% \$&(?:amp;|#x26;) \$1<\/p>/);
		expect(text).toContain('<p>%%requirements%%</p>');
	});
});

describe('what is no job', () => {
	const page = async (address: string) => (await visit(address)).text;

	test.each([
		['/careers/9002', '/no-such-page'],
		['/fr/careers/9002', '/fr/rien'],
		['/en/careers/9002', '/no-such-page'],
	])('[RT-27] an unknown id, %s, is the 404 page', async (address, missing) => {
		const { status, text } = await visit(address);
		expect(status).toBe(404);
		expect(text).toBe(await page(missing));
	});

	test.each([
		['closed', { closed: true }],
		['over', { validThrough: '2026-01-01T00:00:00Z' }],
	])(
		'[RT-27] a job that is %s says so with status 404, and leads to what is open',
		async (_state, changes) => {
			await publish(changes);
			const { status, text } = await visit('/careers/9001');
			expect(status).toBe(404);
			expect(text).toMatch(/<h1[^>]*>No longer open<\/h1>/);
			expect(text).toContain('Keeper of the Lamps');
			for (const list of ['/careers/search/location/gent', '/careers/search/team/art', '/careers/search'])
				expect(text).toContain(`href="${list}"`);
			expect(text).not.toMatch(/%%|id="apply"|template\//);
		},
	);

	test('[RT-27] the withdrawn job of the CMS is such a page in French', async () => {
		const all = await (
			await fetch(`${required('TEST_SANDBOX_URL')}/cms/api/offices/job-offers?locale=fr`)
		).json();
		const withdrawn = (all as { id: string; closed?: boolean }[]).find(({ closed }) => closed);
		const { status, text } = await visit(`/fr/careers/${withdrawn?.id}`);
		expect([status, text.includes('Cette offre est close')]).toEqual([404, true]);
	});

	test.each([
		['a way out', '/careers/..%2f..%2fadmin'],
		['a way out in capitals', '/careers/%2E%2E%2Fadmin'],
		['a zero byte', '/careers/a%00b'],
		['a slash', '/careers/a%2fb'],
		['a name of another host', '/careers/@evil'],
		['a letter that is no ASCII', '/careers/%C3%A9'],
		['one sign too many', `/careers/${'9'.repeat(65)}`],
		['5,000 signs', `/careers/${'9'.repeat(5000)}`],
		['another language', '/de/careers/9001'],
		['a part too many', '/careers/9001/more'],
	])('T51 an address with %s is not found, and the CMS is not asked', async (_what, address) => {
		const before = await askedOfCms();
		expect((await visit(address)).status).toBe(404);
		expect(await askedOfCms()).toEqual(before);
	});

	test('another job than the one that was asked for is not found', async () => {
		await publish({ id: '9003' });
		expect((await visit('/careers/9001')).status).toBe(404);
	});

	test.each([
		'/careers/template/open/gent',
		'/fr/careers/template/closed/gent',
		'/en/careers/template/texts.json',
	])('nobody sees the template %s', async (address) => {
		const { status, text } = await visit(address);
		expect([status, text.includes('%%')]).toEqual([404, false]);
	});
});

test.each([
	'/careers/2004',
	'/en/careers/2004',
	'/fr/careers/2004',
	'/careers/search',
	'/en/careers/internships',
])('[RT-27] %s is the built page, for which the CMS is not asked', async (address) => {
	const before = await askedOfCms();
	expect((await visit(address)).status).toBe(200);
	expect(await askedOfCms()).toEqual(before);
});

describe('a CMS that fails', () => {
	test.each(['status:500', 'html', 'reset', 'empty'])(
		'[RT-27] [FX-42] with %s gives the error page, 503, a retry and the id of the request',
		async (mode) => {
			const site = await startOwnSite({ DIST: required('TEST_DIST') });
			await setFaults({ service: 'cms', path, mode });
			const { status, headers, text } = await visit('/fr/careers/9001', { site: site.origin });
			await site.stop();
			expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store']);
			const id = `${headers['x-request-id']}`;
			expect(text).toContain(`équipe d’assistance\u202f: <code>${id}</code>`);
			const hidden = text.replace('<p data-request-id>', '<p hidden data-request-id>').replace(id, '');
			expect(hidden).toBe(readFileSync(join(required('TEST_DIST'), 'fr/error.html'), 'utf8'));
		},
	);

	test('[RT-27] with a job that cannot be read gives the same', async () => {
		await publish({ title: null });
		expect((await visit('/careers/9001')).status).toBe(503);
	});
});

test('[RT-27] fills no token that an editor wrote in what the build put around the job', async () => {
	const dist = mkdtempSync(join(tmpdir(), 'words-'));
	cpSync(realpathSync(required('TEST_DIST')), dist, { recursive: true });
	const template = join(dist, 'careers/template/open/gent.html');
	const words = '50%%nothing%% %%description%% <!--begin salary--> <!--begin nothing--><!--end nothing-->';
	const built = readFileSync(template, 'utf8');
	writeFileSync(template, built.replace('</h1>', `</h1><img alt="${words}">`));
	const site = await startOwnSite({ DIST: dist });
	await publish();
	const { status, text } = await visit('/careers/9001', { site: site.origin });
	await site.stop();
	rmSync(dist, { recursive: true });
	expect(status).toBe(200);
	expect(text).toContain(`<img alt="${words}">`);
});

test('the page is filled from the release that is served at that moment', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'releases-'));
	const dist = join(folder, 'site');
	const texts = readFileSync(join(required('TEST_DIST'), 'careers/template/texts.json'));
	const release = (name: string) => {
		const templates = join(folder, name, 'careers/template');
		mkdirSync(join(templates, 'open'), { recursive: true });
		writeFileSync(join(templates, 'texts.json'), texts);
		writeFileSync(join(templates, 'open/no-office.html'), `${name} ${templateToken('title')}`);
		symlinkSync(name, `${dist}.next`);
		renameSync(`${dist}.next`, dist);
	};
	release('first');
	const site = await startOwnSite({ DIST: dist });
	await publish();
	const before = await visit('/careers/9001', { site: site.origin });
	release('second');
	const after = await visit('/careers/9001', { site: site.origin });
	await site.stop();
	rmSync(folder, { recursive: true });
	expect([before.text, after.text]).toEqual(['first Keeper of the Lamps', 'second Keeper of the Lamps']);
});

test('the platform ships every built file that the function reads', () => {
	const [, block = ''] =
		/\[functions\."job-page"\]\s+included_files = \[(.*?)\]/s.exec(readFileSync('netlify.toml', 'utf8')) ??
		[];
	const patterns = [...block.matchAll(/"([^"]+)"/g)].map(([, pattern = '']) => pattern);
	const perLanguage = [
		'careers/template/texts.json',
		'careers/template/open/gent.html',
		'careers/template/closed/no-office.html',
		'404.html',
		'error.html',
	];
	const files = ['', 'fr/', 'es/'].flatMap((language) => perLanguage.map((file) => language + file));
	for (const file of [...files, 'page-headers.json']) {
		expect(existsSync(join(required('TEST_DIST'), file)), file).toBe(true);
		expect(
			patterns.some((pattern) => matchesGlob(`dist/${file}`, pattern)),
			file,
		).toBe(true);
	}
});
