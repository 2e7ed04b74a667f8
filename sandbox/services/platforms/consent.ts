import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Platform } from '#contract/platforms.ts';
import { transaction } from '../../store/transaction.ts';
import type { SandboxContext } from '../context.ts';
import { type ReadRequest, readRequest, wayBack } from './authorization-request.ts';
import { consentPage, refusalPage } from './consent-page.ts';
import { issueCode } from './grants.ts';
import { findIdentity, identityNamed, listIdentities } from './identities.ts';
import { assertIdentity, cancelAt, readSteamRequest } from './steam.ts';

interface Asked {
	platform: Platform;
	context: SandboxContext;
}

/** What is asked of somebody, whatever protocol asks it. */
interface Question {
	forProducts: boolean;
	/** The address that leads back once somebody allows it. */
	allow(identity: string): string;
	deny(): string;
}

function readQuestion(values: URLSearchParams, { platform, context }: Asked): ReadRequest<Question> {
	if (platform === 'steam') {
		const read = readSteamRequest(values);
		if (read.kind !== 'request') return read;
		const allow = (identity: string) => assertIdentity(read.request, identity, context);
		return { kind: 'request', request: { forProducts: false, allow, deny: () => cancelAt(read.request) } };
	}
	const read = readRequest(values, platform, context);
	if (read.kind !== 'request') return read;
	const { request } = read;
	const { state, redirectUri, scope } = request;
	const allow = (identity: string) =>
		wayBack(redirectUri, {
			code: issueCode(context.db, { platform, identity, request }, context.now()),
			state,
		});
	const deny = () => wayBack(redirectUri, { error: 'access_denied', state });
	return { kind: 'request', request: { forProducts: scope.includes('products'), allow, deny } };
}

/** Answers what is wrong with a request, or goes on with it. */
function withQuestion(
	c: Context,
	{ values, ...asked }: Asked & { values: URLSearchParams },
	then: (question: Question) => Response | Promise<Response>,
): Response | Promise<Response> {
	const read = readQuestion(values, asked);
	if (read.kind === 'request') return then(read.request);
	if (read.kind === 'stranger') return c.html(refusalPage(asked.platform), 400);
	const { redirectUri, state } = read;
	return c.redirect(wayBack(redirectUri, { error: 'invalid_request', state }), 302);
}

/** Shows the question. */
export function askConsent(c: Context, asked: Asked): Response | Promise<Response> {
	const values = new URL(c.req.url).searchParams;
	const { platform, context } = asked;
	return withQuestion(c, { ...asked, values }, (question) =>
		c.html(consentPage(platform, listIdentities(context.db, platform), values, question)),
	);
}

const decision = v.object({
	decision: v.picklist(['allow', 'deny']),
	identity: v.optional(v.string(), 'new'),
	name: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_ .-]{0,30}$/u)), ''),
});

/** Leads back with what was decided. */
export function takeDecision(
	c: Context,
	asked: Asked & { values: URLSearchParams },
): Response | Promise<Response> {
	return withQuestion(c, asked, (question) => {
		const address = transaction(asked.context.db, () => {
			const identity = decide(asked, asked.values);
			return identity ? question.allow(identity) : question.deny();
		});
		return c.redirect(address, 303);
	});
}

/** The id of who allows it; undefined where nobody does. */
function decide({ platform, context }: Asked, values: URLSearchParams): string | undefined {
	const parsed = v.safeParse(decision, Object.fromEntries(values));
	if (!parsed.success || parsed.output.decision === 'deny') return undefined;
	const { identity: chosen, name } = parsed.output;
	return chosen === 'new'
		? identityNamed(context.db, platform, name || `player${randomInt(100_000, 1_000_000)}`)
		: findIdentity(context.db, platform, chosen)?.id;
}
