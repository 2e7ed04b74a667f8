import type { DemoRedirect } from './types.ts';

/** Addresses that were printed once, or that people guess. */
export const redirects: DemoRedirect[] = [
	{ id: 'news', from: '/news', to: '/blog' },
	{ id: 'faq', from: '/faq', to: '/support' },
	{ id: 'open-days', from: '/open-days/2024', to: '/careers#js-careers' },
];
