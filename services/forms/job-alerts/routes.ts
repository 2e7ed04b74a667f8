import { Hono } from 'hono';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/upstream-submissions.ts';
import { mailTarget } from '#lib/text/mail-link.ts';
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
import { mailAlready, mailConfirm } from './mails.ts';
import { type AlertAction, alertOfToken } from './tokens.ts';

/** Mails about new jobs: asked for, confirmed, stopped. */
export function jobAlertRoutes(context: FormsContext): Hono {
	const app = new Hono();
	takeWrites(app, context, {
		endpoint: contract.storeAlert,
		perAddress: { name: 'alerts', ...limits.attempts.alertMailPerAddress },
		handle: (context, { email, filters, locale }) =>
			ask(context, { email, filters: filters as Subscription['filters'], locale }),
	});
	takeWrites(app, context, {
		endpoint: contract.confirmAlert,
		handle: async (context, { token }) => begin(context, await asked(context, token, 'confirm')),
	});
	takeWrites(app, context, {
		endpoint: contract.stopAlert,
		handle: async (context, { token }) => end(context, await asked(context, token, 'stop')),
	});
	return app;
}

const { times, within } = limits.attempts.alertMail;

/** The answer is the same for everybody; only who reads the address's mail learns more. */
async function ask(context: FormsWork, subscription: Subscription): Promise<AccountResult> {
	const { db } = context;
	const now = context.now();
	await forgetUnanswered(db, now);
	const key = `alert:${mailTarget(subscription.email)}`;
	// Until the transaction ends nobody else asks for this address, so that an alert is not added twice.
	const wait = await untilCounted(context, [{ key, times, within }]);
	if (wait > 0) return succeed();
	const alert = await insertAlert(db, subscription, now);
	if (alert.state === 'confirmed') await mailAlready(alert, context);
	else await mailConfirm(alert, context);
	return succeed();
}

async function asked(
	{ db, submissionsKey }: FormsWork,
	token: string,
	action: AlertAction,
): Promise<Alert | undefined> {
	const id = alertOfToken(token, action, submissionsKey);
	return id === undefined ? undefined : findAlert(db, id);
}

const wrongToken = refuse('INCORRECT_EMAIL_TOKEN');

async function begin({ db, now }: FormsWork, alert: Alert | undefined): Promise<AccountResult> {
	if (!alert || alert.state === 'stopped') return wrongToken;
	if (alert.state === 'asked' && !isFresh(alert, now())) return wrongToken;
	return (await confirmAlert(db, alert.id)) ? succeed() : wrongToken;
}

async function end({ db }: FormsWork, alert: Alert | undefined): Promise<AccountResult> {
	if (!alert) return wrongToken;
	await stopAlert(db, alert.id);
	return succeed();
}
