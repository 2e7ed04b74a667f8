import { Hono } from 'hono';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/upstream-submissions.ts';
import { mailTarget } from '#lib/text/mail-link.ts';
import { type AccountResult, refuse, succeed } from '../../shared/answer.ts';
import { countUpTo } from '../../shared/attempts.ts';
import type { FormsContext } from '../context.ts';
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
		handle: ({ email, filters, locale }) =>
			ask(context, { email, filters: filters as Subscription['filters'], locale }),
	});
	takeWrites(app, context, {
		endpoint: contract.confirmAlert,
		handle: ({ token }) => begin(context, asked(context, token, 'confirm')),
	});
	takeWrites(app, context, {
		endpoint: contract.stopAlert,
		handle: ({ token }) => end(context, asked(context, token, 'stop')),
	});
	return app;
}

const { times, within } = limits.attempts.alertMail;

/** The answer is the same for everybody; only who reads the address's mail learns more. */
function ask(context: FormsContext, subscription: Subscription): AccountResult {
	const { db } = context;
	const now = context.now();
	forgetUnanswered(db, now);
	const key = `alert:${mailTarget(subscription.email)}`;
	if (!countUpTo(db, times, { key, within, now })) return succeed();
	const alert = insertAlert(db, subscription, now);
	if (alert.state === 'confirmed') mailAlready(alert, context);
	else mailConfirm(alert, context);
	return succeed();
}

function asked({ db, submissionsKey }: FormsContext, token: string, action: AlertAction): Alert | undefined {
	const id = alertOfToken(token, action, submissionsKey);
	return id === undefined ? undefined : findAlert(db, id);
}

const wrongToken = refuse('INCORRECT_EMAIL_TOKEN');

function begin({ db, now }: FormsContext, alert: Alert | undefined): AccountResult {
	if (!alert || alert.state === 'stopped') return wrongToken;
	if (alert.state === 'asked' && !isFresh(alert, now())) return wrongToken;
	confirmAlert(db, alert.id);
	return succeed();
}

function end({ db }: FormsContext, alert: Alert | undefined): AccountResult {
	if (!alert) return wrongToken;
	stopAlert(db, alert.id);
	return succeed();
}
