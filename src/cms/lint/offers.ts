import type { Offer } from '../job-offers.ts';
import type { Rule } from './rule.ts';

/** Offers past their last moment; the site leaves them out. */
export const expiredOffers: Rule = ({ collection, value }) => {
	if (collection !== 'job-offers') return [];
	const { closed, validThrough } = value as Offer;
	if (closed || validThrough.getTime() > Date.now()) return [];
	const day = validThrough.toISOString().slice(0, 10);
	return [{ field: 'validThrough', problem: `is left out: it ended on ${day}`, everywhere: true }];
};

const written = (offer: unknown) => {
	const { title, description, requirements } = Object(offer) as Partial<Offer>;
	return JSON.stringify([title, description, requirements]);
};

/** In Quebec an offer must be published in French. */
export const quebecOffers: Rule = (entry, { entryIn }) => {
	const { location, locale } = entry.value as Offer;
	if (entry.collection !== 'job-offers' || entry.locale !== 'fr' || location !== 'quebec') return [];
	const hasFrench = locale ? locale === 'fr' : written(entry.value) !== written(entryIn(entry, 'en'));
	return hasFrench ? [] : [{ problem: 'an offer in Quebec without a French text', everywhere: true }];
};
