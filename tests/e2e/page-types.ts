import type { Page } from '@playwright/test';
import { isFull } from '../support/full.ts';
import { type Player, players } from '../support/players.ts';
import { enter } from './area-support.ts';

/** A page of its kind, by its path without a locale. */
export interface PageType {
	path: string;
	/** Who is signed in; nobody where absent. */
	player?: Player;
}

const of = (player: Player | undefined, ...paths: string[]): PageType[] =>
	paths.map((path) => ({ path, ...(player && { player }) }));

/** Pages that are not in the sitemap, and are seen without an account. */
export const unlisted: readonly PageType[] = of(
	undefined,
	'/menu',
	'/search?q=save',
	'/account/login',
	'/account/login/mfa?factor=totp',
	'/account/create',
	'/account/forgot-password',
	'/account/reset-password',
	'/account/resend-verification',
	'/account/validate/nadia/wrong',
	'/account/undo-email/wrong',
	'/account/mails/wrong',
	'/account/mails/stop/jobs/wrong',
	'/careers/alerts/stop/wrong',
	'/careers/alerts',
	'/games/alerts/stop/wrong',
	'/games/alerts/wending',
	'/careers/withdraw?reference=A-22222222&token=wrong',
	'/playtests/withdraw?reference=P-22222222&token=wrong',
	'/receipt?reference=C-22222222&token=wrong',
	'/status',
	'/error',
	'/no/such/page',
	'/careers/no-such-job',
);

/** Pages of the account area, with somebody who has what they show. */
export const ofAccount: readonly PageType[] = [
	...of(
		players.mira,
		'/account',
		'/account/connected',
		'/account/digital-extras',
		'/account/friends',
		'/account/saves',
		'/account/delete',
	),
	...of(players.oskar, '/account/terms'),
];

/** One page of each kind. */
export const pageTypes: readonly PageType[] = [
	...of(
		undefined,
		'/',
		'/blog',
		'/blog/the-brine-gate-opens',
		'/blog/introducing-wending',
		'/careers',
		'/careers/internships',
		'/careers/location/gent',
		'/careers/search',
		'/careers/search/team/art',
		'/careers/2004',
		'/careers/2503',
		'/careers/open-application',
		'/contact',
		'/games',
		'/games/the-salt-crown',
		'/games/wending',
		'/cookies',
		'/playtests',
		'/press',
		'/press/games/emberwick',
		'/privacy',
		'/support',
		'/support/account',
		'/support/faqs/disk-space-the-salt-crown',
		'/support/feedback',
		'/support/patches',
		'/support/patches/emberwick',
		'/support/report',
		'/account/faq',
	),
	...unlisted,
	...ofAccount,
];

export const prefixes = ['', '/fr', '/es'] as const;

const addressOf = (prefix: string, path: string) => `${prefix}${path}`.replace(/(?<=.)\/$/, '');

/** One language, another at each turn; all of them where a run may take long. */
export const somePrefixes = (turn: number): readonly string[] =>
	isFull ? prefixes : [prefixes[turn % prefixes.length] ?? ''];

export const inSomeLanguage = (paths: readonly string[]): string[] =>
	paths.flatMap((path, turn) => somePrefixes(turn).map((prefix) => addressOf(prefix, path)));

/** Opens a page as somebody who may see it, and waits until nothing more is loaded, or less long. */
export async function open(
	page: Page,
	{ path, player }: PageType,
	prefix = '',
	until: 'load' | 'networkidle' = 'networkidle',
): Promise<void> {
	const address = addressOf(prefix, path);
	if (player) await enter(page, player, address);
	else await page.goto(address);
	await page.waitForLoadState(until);
}
