import type { JobRow } from '#i18n/job-row.ts';
import { interpolate } from '#lib/interpolate.ts';
import { type JobData, toJobData } from '#lib/job-data.ts';
import { markStar } from './stars.ts';

/** The markup of a list's row or group as JobList.astro wrote it, empty. */
function cloneTemplate(list: Element, name: 'row' | 'group'): HTMLElement {
	const template = list.querySelector<HTMLTemplateElement>(`[data-template=${name}]`);
	return document.importNode(template?.content.firstElementChild as HTMLElement, true);
}

/** Makes the row of a job that the page has none of. */
export function makeRow(list: Element, job: JobData, { href, title, lang, facts }: JobRow): HTMLElement {
	const row = cloneTemplate(list, 'row');
	Object.assign(row.dataset, toJobData(job));
	const link = row.querySelector('a') as HTMLAnchorElement;
	link.href = href;
	const name = link.querySelector<HTMLElement>('[data-title]') as HTMLElement;
	name.textContent = title;
	if (lang) name.lang = lang;
	for (const [index, fact] of link.querySelectorAll('[data-fact]').entries())
		fact.textContent = facts[index] ?? '';
	const star = row.querySelector('[data-star]') as HTMLElement;
	star.setAttribute('aria-label', interpolate(star.getAttribute('aria-label') ?? '', { title }));
	markStar(star);
	return row;
}

/** Makes the group of a place that the page has none of. */
export function makeGroup(list: Element, place: string, city: string): HTMLElement {
	const group = cloneTemplate(list, 'group');
	const heading = group.querySelector('h3') as HTMLElement;
	group.dataset.place = place;
	heading.id += place;
	group.setAttribute('aria-labelledby', heading.id);
	(group.querySelector('[data-city]') as HTMLElement).textContent = city;
	return group;
}
