import type { ContentGame } from '../../context.ts';
import type { AlertTopic, AskedTexts } from '../topic.ts';
import { releaseTexts } from './texts.ts';

/** Alerts of a game that comes out; they are about its slug. */
export const releaseAlerts: AlertTopic = { kind: 'release', area: 'games', mailKind: 'releases' };

/** The mails to who has asked to hear when a game is out. */
export const releaseAskedTexts = ({ names }: ContentGame): AskedTexts => ({
	confirm: (locale, links) => releaseTexts[locale].confirm({ ...links, game: names[locale] }),
	already: (locale, { stop }) => releaseTexts[locale].already({ stop, game: names[locale] }),
});

interface AboutGame {
	/** The game's slug, as it was when somebody asked. */
	game: string;
}

/** What an alert about a game is about. */
export const describeGame = ({ slug }: ContentGame): string =>
	JSON.stringify({ game: slug } satisfies AboutGame);

/** The slug of the game that an alert is about. */
export const gameOf = (about: string): string => (JSON.parse(about) as AboutGame).game;
