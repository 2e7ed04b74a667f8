/** A kind of page, and the page that stands for it. */
export interface Kind {
	name: string;
	path: string;
	/** What its visitors come for. */
	use: 'reading' | 'form';
	/** It asks search engines not to list it. */
	isUnlisted?: true;
	/** The state of the history that it is opened with. */
	historyState?: unknown;
	/** What is seen once it is there; its heading by default. */
	ready?: string;
}

/** One page of each kind. */
export const kinds: readonly Kind[] = [
	{ name: 'home', path: '/', use: 'reading' },
	{ name: 'article', path: '/blog/diary-of-a-broken-oath', use: 'reading' },
	{ name: 'news', path: '/blog', use: 'reading' },
	{ name: 'location', path: '/careers/location/gent', use: 'reading' },
	{ name: 'careers home', path: '/careers', use: 'reading' },
	{ name: 'careers list', path: '/careers/search', use: 'form' },
	{ name: 'job', path: '/careers/2004', use: 'reading' },
	{ name: 'application', path: '/careers/open-application', use: 'form' },
	{ name: 'legal', path: '/tos', use: 'reading' },
	{ name: 'faq', path: '/support/faqs/black-screen-at-start', use: 'reading' },
	{ name: 'contact', path: '/contact', use: 'form' },
	{ name: 'press kit', path: '/press', use: 'reading' },
	{ name: 'playtests', path: '/playtests', use: 'reading' },
	{
		name: 'survey',
		path: '/playtests',
		use: 'form',
		historyState: { survey: { at: 0, depth: 0 } },
		ready: '#survey form',
	},
	{ name: 'search', path: '/search', use: 'form', isUnlisted: true },
	{ name: 'sign-in', path: '/account/login', use: 'form', isUnlisted: true },
	{ name: 'sign-up', path: '/account/create', use: 'form', isUnlisted: true },
];
