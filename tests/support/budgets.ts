const KB = 1024;

/** What a kind of page may weigh, in bytes as brotli. */
export interface Budget {
	name: string;
	/** A page of that kind in the demo studio. */
	path: string;
	/** The document with the styles that stand in it. */
	html: number;
	/** Document, fonts, eager pictures and the scripts that its HTML names. */
	total: number;
	/** Every script that runs before anything is used, islands too. */
	script: number;
}

const content = { html: 24 * KB, script: 5 * KB };
/** A control of its own beside what is read: a wishlist, an application, a survey. */
const withControl = { ...content, script: 5.5 * KB };
export const budgets: Budget[] = [
	{ name: 'home', path: '/', ...content, total: 135 * KB },
	{ name: 'article', path: '/blog/diary-of-a-broken-oath', ...content, total: 100 * KB },
	{ name: 'news', path: '/blog', ...content, total: 135 * KB },
	{ name: 'location', path: '/careers/location/gent', ...content, total: 135 * KB },
	{ name: 'games', path: '/games', ...withControl, total: 135 * KB },
	// It has a film, a gallery and key art that moves, each of which is loaded when it is wanted.
	{ name: 'game', path: '/games/the-salt-crown', ...content, script: 6 * KB, total: 200 * KB },
	{ name: 'press sheet', path: '/press/games/wending', ...content, total: 135 * KB },
	{ name: 'legal', path: '/tos', ...content, total: 100 * KB },
	{ name: 'answer', path: '/support/faqs/black-screen-at-start', ...content, total: 100 * KB },
	{ name: 'press kit', path: '/press', ...content, total: 135 * KB },
	{ name: 'job', path: '/careers/2004', ...withControl, total: 100 * KB },
	{ name: 'playtests', path: '/playtests', ...withControl, total: 100 * KB },
	{ name: 'careers list', path: '/careers/search', ...content, script: 90 * KB, total: 90 * KB },
	{ name: 'contact', path: '/contact', ...content, script: 84 * KB, total: 135 * KB },
	{ name: 'sign-in', path: '/account/login', ...content, script: 92 * KB, total: 90 * KB },
];
