import type { Job } from '#contract/endpoints/jobs.ts';
import { toJobData } from '#lib/job-data.ts';

const rowMarkup = `
	<li><a href="/x"><span data-title></span><span><span data-fact></span><span data-fact></span><span data-fact></span></span></a>
	<a href="/x#apply" data-apply>Apply</a>
	<button data-star="save" aria-pressed="false" aria-label="Save"></button></li>`;
const groupMarkup =
	'<section data-place=""><h3 id="in-"><span data-city></span><span data-count>0</span></h3><ul data-rows></ul></section>';

function elementOf(markup: string): HTMLElement {
	const template = document.createElement('template');
	template.innerHTML = markup.trim();
	return template.content.firstElementChild as HTMLElement;
}

function toRow(job: Job): HTMLElement {
	const row = elementOf(rowMarkup);
	Object.assign(row.dataset, toJobData(job));
	const title = row.querySelector('[data-title]') as HTMLElement;
	title.textContent = job.title;
	if (job.locale) title.lang = job.locale;
	return row;
}

/** The markup of JobList.astro with a row of each job, as the only one of the document. */
export function putJobList(jobs: readonly Job[], isGrouped = false): HTMLElement {
	document.body.innerHTML = `<div data-jobs><main></main>
		${isGrouped ? `<div data-groups></div><template data-template="group">${groupMarkup}</template>` : '<ul data-rows></ul>'}
		<template data-template="row">${rowMarkup}</template>
		<button data-more hidden>Show more</button><div data-pages></div></div>`;
	const root = document.querySelector('[data-jobs]') as HTMLElement;
	for (const [place, those] of Map.groupBy(jobs, ({ location }) => location)) {
		if (isGrouped) {
			const group = elementOf(groupMarkup);
			group.dataset.place = place;
			root.querySelector('[data-groups]')?.append(group);
		}
		[...root.querySelectorAll('[data-rows]')].at(-1)?.append(...those.map(toRow));
	}
	return root;
}
