import { eastOffers } from './offers/east.ts';
import { westOffers } from './offers/west.ts';
import type { JobOffer } from './types.ts';

export const jobOffers: JobOffer[] = [...westOffers, ...eastOffers];
