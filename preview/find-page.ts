import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { pagePaths } from '#cms/collections/pages.ts';
import type { Draft } from '#cms/draft.ts';
import { exactPath } from '#i18n/paths.ts';
import { defaultLocale } from '#site.config';
import * as document from '../src/pages/[...locale]/[document].astro';
import * as accountFaq from '../src/pages/[...locale]/account/faq.astro';
import * as article from '../src/pages/[...locale]/blog/[slug].astro';
import * as job from '../src/pages/[...locale]/careers/[id].astro';
import * as careers from '../src/pages/[...locale]/careers/index.astro';
import * as internships from '../src/pages/[...locale]/careers/internships.astro';
import * as location from '../src/pages/[...locale]/careers/location/[slug].astro';
import * as contact from '../src/pages/[...locale]/contact.astro';
import * as game from '../src/pages/[...locale]/games/[slug].astro';
import * as home from '../src/pages/[...locale]/index.astro';
import * as playtests from '../src/pages/[...locale]/playtests.astro';
import * as category from '../src/pages/[...locale]/support/[category].astro';
import * as answer from '../src/pages/[...locale]/support/faqs/[slug].astro';
import * as patches from '../src/pages/[...locale]/support/patches/[game].astro';

interface Route {
	params: Record<string, string | undefined>;
	props: object;
}

interface PageModule {
	default: AstroComponentFactory;
}

/** What the types of Astro's files do not say of a page. */
interface WithRoutes {
	getStaticPaths(): Route[] | Promise<Route[]>;
}

/** A page of the site, and what tells its routes apart beside the language. */
interface DraftPage {
	page: PageModule;
	params: Record<string, string>;
	/** Without a language. */
	path: string;
}

const ofPages: Record<string, PageModule> = {
	home,
	'account-faq': accountFaq,
	careers,
	contact,
	internships,
	playtests,
};

function pageOf({ collection, fields }: Draft): DraftPage | undefined {
	const { id, slug, game: patched } = fields as Record<'id' | 'slug' | 'game', string>;
	switch (collection) {
		case 'office-news':
			return { page: article, params: { slug }, path: `/blog/${slug}` };
		case 'job-offers':
			return { page: job, params: { id }, path: `/careers/${id}` };
		case 'faqs':
			return { page: answer, params: { slug }, path: `/support/faqs/${slug}` };
		case 'faq-categories':
			return { page: category, params: { category: slug }, path: `/support/${slug}` };
		case 'offices':
			return { page: location, params: { slug }, path: `/careers/location/${slug}` };
		case 'support-patches':
			return { page: patches, params: { game: patched }, path: `/support/patches/${patched}` };
		case 'multibanners':
			return { page: home, params: {}, path: '/' };
		case 'games':
			return { page: game, params: { slug }, path: `/games/${slug}` };
		case 'pages': {
			const path = slug === 'home' ? '/' : pagePaths.find(([name]) => name === slug)?.[1];
			const page = ofPages[slug];
			if (!path) return undefined;
			return page ? { page, params: {}, path } : { page: document, params: { document: slug }, path };
		}
		default:
			return undefined;
	}
}

/** The address that a draft will have on the site. */
export function findPath(draft: Draft): string | undefined {
	const found = pageOf(draft);
	return found && exactPath(found.path, draft.locale);
}

/** The page that shows a draft, with what it is given in a build; undefined where the site would have no page for it. */
export async function findPage(
	draft: Draft,
): Promise<{ Page: AstroComponentFactory; props: object } | undefined> {
	const found = pageOf(draft);
	if (!found) return undefined;
	const locale = draft.locale === defaultLocale ? undefined : draft.locale;
	const wanted = Object.entries({ ...found.params, locale });
	const routes = await (found.page as PageModule & WithRoutes).getStaticPaths();
	const route = routes.find(({ params }) => wanted.every(([name, value]) => params[name] === value));
	return route && { Page: found.page.default, props: route.props };
}
