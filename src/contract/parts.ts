/** What a site may do beyond showing content. Which of it a studio has stands in src/site.config.ts. */
export const partNames = [
	'accounts',
	'passkeys',
	'forms',
	'uploads',
	'merch',
	'playtests',
	'alerts',
] as const;
export type Part = (typeof partNames)[number];

/** Which parts a site has. */
export type Parts = Readonly<Record<Part, boolean>>;

/** The part that another one cannot do without. */
const needs: Partial<Record<Part, Part>> = { passkeys: 'accounts', uploads: 'forms', alerts: 'forms' };

/** The pages and calls of each part: these paths, in any language, and what is below them. */
const paths: Record<Part, readonly string[]> = {
	accounts: ['/account', '/api/account', '/api/friends', '/api/saves', '/api/wishlist'],
	passkeys: ['/api/account/passkeys', '/api/account/login/passkey', '/api/account/mfa/passkey'],
	forms: [
		'/careers/withdraw',
		'/playtests/withdraw',
		'/receipt',
		'/api/careers/apply',
		'/api/careers/withdraw',
		'/api/consents',
		'/api/contacts',
		'/api/contact-surveys',
		'/api/faqs/vote',
		'/api/feedbacks',
		'/api/issues',
		'/api/receipts',
	],
	uploads: ['/api/uploads'],
	merch: ['/api/account/merch'],
	playtests: ['/playtests', '/api/contact-surveys'],
	alerts: ['/careers/alerts', '/games/alerts', '/api/careers/alerts', '/api/games/alerts'],
};

/** The parts that a page or a call is of, by its path without a language. */
export const partsAt = (path: string): Part[] =>
	partNames.filter((part) => paths[part].some((own) => path === own || path.startsWith(`${own}/`)));

/** Whether a path without a language is that of a page or call which a site with these parts does not have. */
export const isOff = (path: string, parts: Parts): boolean => partsAt(path).some((part) => !parts[part]);

/** What is wrong with the parts of a site, in sentences; `given` is what stands in src/site.config.ts, whatever that is. */
export function findPartProblems(given: object): string[] {
	const values = new Map(Object.entries(given));
	const unknown = [...values.keys()].filter((name) => !partNames.some((part) => part === name));
	const unset = partNames.filter((part) => typeof values.get(part) !== 'boolean');
	const alone = partNames.filter(
		(part) => values.get(part) === true && values.get(needs[part] ?? part) !== true,
	);
	return [
		...unknown.map((name) => `"${name}" is not a part; the parts are ${partNames.join(', ')}.`),
		...unset.map((part) => `The part "${part}" must be true or false.`),
		...alone.map(
			(part) =>
				`The part "${part}" is on and needs "${needs[part]}", which is off: switch both on or both off.`,
		),
	];
}
