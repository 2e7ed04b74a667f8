import { limits } from '#contract/limits.ts';
import { siteLink } from '../../../mail/links.ts';
import type { Db } from '../../../store/store.ts';
import { transaction } from '../../../store/transaction.ts';
import type { ContentGame, FormsContext } from '../../context.ts';
import { type Alert, confirmedAlerts, stopAlert } from '../alerts.ts';
import { mailAlert } from '../mails.ts';
import { releaseTexts } from './texts.ts';
import { gameOf, releaseAlerts } from './topic.ts';

/**
 * Mails those who asked to hear of games that are out by now, and ends their alerts with it: nobody hears of one twice,
 * however often and in however many processes this runs. What counts is the date that the content has at the moment.
 */
export async function announceReleases(context: FormsContext): Promise<void> {
	const awaited = await awaitedGames(context.db);
	if (awaited.length === 0) return;
	const content = await context.loadContent();
	for (const about of awaited) {
		const game = content.findGame(gameOf(about));
		if (!game) await forgetWithdrawn(context, about);
		else {
			await setMissingSince(context.db, about, null);
			if (Date.parse(game.releaseDate) <= context.now()) await announce(context, about, game);
		}
	}
}

/** What the alerts that mails go to are about. */
async function awaitedGames(db: Db): Promise<string[]> {
	const rows = await db
		.selectFrom('alert')
		.select('about')
		.distinct()
		.where('kind', '=', releaseAlerts.kind)
		.where('state', '=', 'confirmed')
		.execute();
	return rows.map(({ about }) => about);
}

async function announce(context: FormsContext, about: string, game: ContentGame): Promise<void> {
	// Of several processes the one that ends the alert mails.
	for (const alert of await confirmedAlerts(context.db, releaseAlerts.kind, about))
		await transaction(context, async (context) => {
			if (await stopAlert(context.db, alert.id)) await mailRelease(alert, game, context);
		});
}

async function mailRelease(alert: Alert, { slug, names }: ContentGame, context: FormsContext): Promise<void> {
	const { locale } = alert;
	const link = siteLink(context.siteUrl, locale, 'games', slug);
	const mail = releaseTexts[locale].out({ game: names[locale], link });
	await mailAlert(alert, mail, { topic: releaseAlerts, context });
}

const patience = limits.lifetime.withdrawnGame * 1000;

/** A game that was withdrawn may come back, but addresses do not wait for it for ever. */
async function forgetWithdrawn({ db, now }: FormsContext, about: string): Promise<void> {
	const alerts = await confirmedAlerts(db, releaseAlerts.kind, about);
	for (const { id, missingSince } of alerts)
		if (missingSince !== null && missingSince + patience <= now()) await stopAlert(db, id);
	await setMissingSince(db, about, now());
}

/** Notes since when the game of alerts is not there, where that is not noted yet, or that it is. */
async function setMissingSince(db: Db, about: string, at: number | null): Promise<void> {
	await db
		.updateTable('alert')
		.set({ missing_since: at })
		.where('kind', '=', releaseAlerts.kind)
		.where('about', '=', about)
		.where('missing_since', at === null ? 'is not' : 'is', null)
		.execute();
}
