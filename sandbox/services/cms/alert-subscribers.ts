import { containsWords, isAnyOf } from '#lib/job-filter.ts';
import { pickLocale } from '../../content/localised.ts';
import { transaction } from '../../store/transaction.ts';
import type { SandboxContext } from '../context.ts';
import { findEntry, type StoredEntry } from './entries.ts';
import { type Alert, type AlertFilters, confirmedAlerts, noteMail } from './job-alerts/alerts.ts';
import { mailJob } from './job-alerts/mails.ts';

interface Offer {
	id: string;
	title: string;
	description: string;
	requirements: string;
	location: string;
	team: string;
	categories: { location: string; team: string }[];
	validThrough: string;
	closed?: boolean;
}

function isWanted(offer: Offer, { filters }: Alert): boolean {
	const wanted = JSON.parse(filters) as AlertFilters;
	const texts = [offer.title, offer.description, offer.requirements];
	return isAnyOf(offer, wanted) && containsWords(texts, wanted.query);
}

function cityOf(location: string, { locale }: Alert, { db }: SandboxContext): string {
	const office = findEntry(db, 'offices', 'slug', location);
	return office ? String(pickLocale(office.city, locale)) : location;
}

/** Mails those who asked to hear of an offer that an editor has just published; nobody hears of it twice. */
export function alertSubscribers(entry: StoredEntry, context: SandboxContext): void {
	const { db, now } = context;
	const isOver = entry.closed === true || Date.parse(String(entry.validThrough)) <= now();
	if (isOver) return;
	transaction(db, () => {
		for (const alert of confirmedAlerts(db)) {
			const offer = pickLocale(entry, alert.locale) as Offer;
			if (!isWanted(offer, alert) || !noteMail(db, alert.id, offer.id)) continue;
			mailJob(alert, { ...offer, city: cityOf(offer.location, alert, context) }, context);
		}
	});
}
