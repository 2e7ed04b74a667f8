import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import type { IssueChoices } from '#contract/endpoints/issues.ts';
import type { Locale } from '#contract/locales.ts';
import { slugify } from '#lib/text/slugify.ts';
import { pickLocale } from '../../content/localised.ts';
import type { SandboxContext } from '../context.ts';
import { askedLocale, pageOf } from './answer.ts';
import { listEntries } from './entries.ts';
import { present } from './present.ts';

interface Game {
	slug: string;
	name: string;
	platforms: string[];
}

/** What an issue can be about: every game that is not held back, with what it runs on. */
export function issueChoicesIn(db: DatabaseSync, locale: Locale, now: number): IssueChoices {
	const games = listEntries(db, { collection: 'games', locale })
		.filter(({ publishedAt }) => !publishedAt || Date.parse(String(publishedAt)) <= now)
		.map((game) => pickLocale(game, locale) as Game);
	const [form] = listEntries(db, { collection: 'issue-form', locale });
	const names = [...new Set(games.flatMap(({ platforms }) => platforms))];
	return {
		games: games.map(({ slug, name, platforms }) => ({ id: slug, name, platforms: platforms.map(slugify) })),
		platforms: names.map((name) => ({ id: slugify(name), name })),
		categories: pickLocale(form?.categories ?? [], locale) as IssueChoices['categories'],
	};
}

/** The choices of the form for issues, and new versions of games. */
export function issueFormRoutes({ db, now }: SandboxContext): Hono {
	const app = new Hono();
	app.get('/api/issues/form', (c) => c.json(issueChoicesIn(db, askedLocale(c), now())));
	app.get('/api/support-patches', (c) => {
		const patches = listEntries(db, {
			collection: 'support-patches',
			newestBy: 'date',
			locale: askedLocale(c),
		});
		return c.json(
			pageOf(
				c,
				patches.map((patch) => present(patch, askedLocale(c))),
			),
		);
	});
	return app;
}
