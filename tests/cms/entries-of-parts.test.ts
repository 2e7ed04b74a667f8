import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Part, partNames } from '#contract/parts.ts';

afterEach(() => {
	vi.doUnmock('#site.config');
	vi.unstubAllEnvs();
});

/** The demo's answers and what a build of it counts and warns of, on a site without some parts. */
async function readAnswers(off: readonly Part[]) {
	const config = await vi.importActual<typeof import('#site.config')>('#site.config');
	const parts = { ...config.parts, ...Object.fromEntries(off.map((part) => [part, false])) };
	vi.doMock('#site.config', () => ({ ...config, parts }));
	vi.resetModules();
	vi.stubEnv('CMS_SOURCE', 'files');
	const cache = await import('#cms/cache/content-cache.ts');
	const { loadFaqCategories, loadFaqs } = await import('#cms/collections/faqs.ts');
	const { listWarnings } = await import('#cms/warnings.ts');
	cache.openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' });
	const [categories, answers] = await Promise.all([loadFaqCategories('en'), loadFaqs('en')]);
	const counts = cache.contentCache()?.counts.faqs;
	const warnings = listWarnings().filter(({ collection }) => /^faq/.test(collection));
	cache.closeContentCache();
	const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);
	return { categories: slugsOf(categories), answers: slugsOf(answers), counts, warnings };
}

describe('[AD-01] an entry that says which part of the site it is about', () => {
	it('is there where the site has the part', async () => {
		const { categories, answers, warnings } = await readAnswers([]);
		expect(categories).toContain('account');
		expect(answers).toContain('forgotten-password');
		expect(warnings).toEqual([]);
	});

	it('is left out where the part is off, and counts as neither lost nor wrong', async () => {
		const whole = await readAnswers([]);
		const { categories, answers, counts, warnings } = await readAnswers(['accounts', 'passkeys']);
		expect(categories).toEqual(whole.categories.filter((slug) => slug !== 'account'));
		expect(answers).not.toContain('forgotten-password');
		expect(answers).toContain('black-screen-at-start');
		expect(counts).toEqual(whole.counts);
		expect(warnings).toEqual([]);
	});

	it('is no matter of other parts', async () => {
		const others = partNames.filter((part) => part !== 'accounts' && part !== 'passkeys');
		expect((await readAnswers(others)).answers).toContain('forgotten-password');
	});
});
