import { Hono } from 'hono';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/upstream-submissions.ts';
import { mailTarget } from '#lib/text/mail-link.ts';
import { switchOn } from '../../accounts/mail-preferences/preferences.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { untilCounted } from '../../shared/attempts.ts';
import type { FormsContext, FormsWork } from '../context.ts';
import { takeWrites } from '../write.ts';
import {
	type Alert,
	confirmAlert,
	findAlert,
	forgetUnanswered,
	insertAlert,
	isFresh,
	type Subscription,
	stopAlert,
} from './alerts.ts';
import { describeFilters, jobAlerts, jobAskedTexts } from './jobs/topic.ts';
import { mailAsked } from './mails.ts';
import { describeGame, releaseAlerts, releaseAskedTexts } from './releases/topic.ts';
import { type AlertAction, alertOfToken } from './tokens.ts';
import type { AlertTopic, AskedTexts } from './topic.ts';

const perAddress = { name: 'alerts', ...limits.attempts.alertMailPerAddress };

/** Mails about new jobs and about games that come out: asked for, confirmed, stopped. */
export function alertRoutes(context: FormsContext): Hono {
	const app = new Hono();
	takeWrites(app, context, {
		...{ endpoint: contract.storeAlert, perAddress },
		handle: (context, { email, filters, locale }) =>
			ask(
				context,
				{ topic: jobAlerts, texts: jobAskedTexts },
				{ email, locale, about: describeFilters(filters) },
			),
	});
	takeWrites(app, context, {
		...{ endpoint: contract.storeReleaseAlert, perAddress },
		handle: async (context, { email, game, locale }) => {
			const found = context.content.findGame(game);
			if (!found) return refuse('INVALID_GAME_ID', { fields: { game: 'field.choice' } });
			const about = { topic: releaseAlerts, texts: releaseAskedTexts(found) };
			return ask(context, about, { email, locale, about: describeGame(found) });
		},
	});
	takeLinks(app, context, jobAlerts, { confirm: contract.confirmAlert, stop: contract.stopAlert });
	takeLinks(app, context, releaseAlerts, {
		confirm: contract.confirmReleaseAlert,
		stop: contract.stopReleaseAlert,
	});
	return app;
}

interface LinkEndpoints {
	confirm: typeof contract.confirmAlert | typeof contract.confirmReleaseAlert;
	stop: typeof contract.stopAlert | typeof contract.stopReleaseAlert;
}

/** Takes what the links of mails are for. */
function takeLinks(
	app: Hono,
	context: FormsContext,
	topic: AlertTopic,
	{ confirm, stop }: LinkEndpoints,
): void {
	takeWrites(app, context, {
		endpoint: confirm,
		handle: async (context, { token }) =>
			begin(context, topic, await findNamed(context, topic, token, 'confirm')),
	});
	takeWrites(app, context, {
		endpoint: stop,
		handle: async (context, { token }) => end(context, await findNamed(context, topic, token, 'stop')),
	});
}

const { times, within } = limits.attempts.alertMail;

/** The answer is the same for everybody; only who reads the address's mail learns more. */
async function ask(
	context: FormsWork,
	{ topic, texts }: { topic: AlertTopic; texts: AskedTexts },
	asked: Omit<Subscription, 'kind'>,
): Promise<AccountResult> {
	const { db } = context;
	const now = context.now();
	await forgetUnanswered(db, now);
	const key = `alert:${mailTarget(asked.email)}`;
	// Until the transaction ends nobody else asks for this address, so that an alert is not added twice.
	const wait = await untilCounted(context, [{ key, times, within }]);
	if (wait > 0) return succeed();
	const alert = await insertAlert(db, { kind: topic.kind, ...asked }, now);
	await mailAsked(alert, texts, { topic, context });
	return succeed();
}

/** The alert that the token of a link is for. */
async function findNamed(
	{ db, submissionsKey }: FormsWork,
	{ kind }: AlertTopic,
	token: string,
	action: AlertAction,
): Promise<Alert | undefined> {
	const id = alertOfToken(token, { kind, action }, submissionsKey);
	return id === undefined ? undefined : findAlert(db, id);
}

const wrongToken = refuse('INCORRECT_EMAIL_TOKEN');

async function begin(
	context: FormsWork,
	{ mailKind }: AlertTopic,
	alert: Alert | undefined,
): Promise<AccountResult> {
	if (!alert || alert.state === 'stopped') return wrongToken;
	if (alert.state === 'asked' && !isFresh(alert, context.now())) return wrongToken;
	if (!(await confirmAlert(context.db, alert.id))) return wrongToken;
	// Whoever has just asked for mails of a kind wants them, whatever they chose before.
	await switchOn(context, alert.email, mailKind);
	return succeed();
}

async function end({ db }: FormsWork, alert: Alert | undefined): Promise<AccountResult> {
	if (!alert) return wrongToken;
	await stopAlert(db, alert.id);
	return succeed();
}
