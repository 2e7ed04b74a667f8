import type { Locale } from '#contract/locales.ts';
import { type RowTexts, toJobRow } from '#i18n/job-row.ts';
import { interpolate } from '#lib/interpolate.ts';
import { toJobData } from '#lib/job-data.ts';
import type { Job } from '#stores/careers.store.ts';
import { markStar } from './stars.ts';

/** What rows are told in. */
export interface RowWords {
	locale: Locale;
	texts: RowTexts;
	/** What a star does, with `{{title}}`. */
	save: string;
}

/** The markup of a list's row or group as JobList.astro wrote it, empty. */
function cloneTemplate(root: Element, name: 'row' | 'group'): HTMLElement {
	const template = root.querySelector<HTMLTemplateElement>(`[data-template=${name}]`);
	return document.importNode(template?.content.firstElementChild as HTMLElement, true);
}

/** Gives what makes rows of jobs that a page has none of. */
export function rowMaker(root: Element, { locale, texts, save }: RowWords) {
	/** @param place that the row stands under */
	return (job: Job, place: string | undefined): HTMLElement => {
		const { href, title, lang, facts } = toJobRow(job, { locale, texts, place });
		const row = cloneTemplate(root, 'row');
		Object.assign(row.dataset, toJobData(job));
		const link = row.querySelector('a') as HTMLAnchorElement;
		link.href = href;
		const name = link.querySelector('[data-title]') as HTMLElement;
		name.textContent = title;
		if (lang) name.lang = lang;
		for (const [index, fact] of link.querySelectorAll('[data-fact]').entries())
			fact.textContent = facts[index] ?? '';
		const star = row.querySelector('[data-star]') as HTMLElement;
		star.setAttribute('aria-label', interpolate(save, { title }));
		markStar(star);
		return row;
	};
}

/** Makes the group of a place that a page has none of. */
export function makeGroup(root: Element, place: string, city: string): HTMLElement {
	const group = cloneTemplate(root, 'group');
	const heading = group.querySelector('h3') as HTMLElement;
	group.dataset.place = place;
	heading.id += place;
	group.setAttribute('aria-labelledby', heading.id);
	(group.querySelector('[data-city]') as HTMLElement).textContent = city;
	return group;
}
