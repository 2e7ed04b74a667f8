import type { EndpointInput } from '#contract/endpoint.ts';
import type { storeAlert } from '#contract/upstream-submissions.ts';
import type { AlertTopic, AskedTexts } from '../topic.ts';
import { jobAlertTexts } from './texts.ts';

/** What a job alert is narrowed by, as the contract has it. */
export interface AlertFilters {
	location: string[];
	team: string[];
	query: string;
}

/** Alerts of new jobs; they are about AlertFilters. */
export const jobAlerts: AlertTopic = { kind: 'job', area: 'careers', mailKind: 'jobs' };

/** The mails to who has asked for job alerts. */
export const jobAskedTexts: AskedTexts = {
	confirm: (locale, links) => jobAlertTexts[locale].confirm(links.confirm),
	already: (locale, links) => jobAlertTexts[locale].already(links.stop),
};

/** What an alert is about; the same for the same filters in any order. */
export function describeFilters(filters: EndpointInput<typeof storeAlert>['filters']): string {
	const { location, team, query } = filters as AlertFilters;
	return JSON.stringify({ location: location.toSorted(), team: team.toSorted(), query });
}
