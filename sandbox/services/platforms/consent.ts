import { randomInt } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Platform } from '#contract/platforms.ts';
import { transaction } from '../../store/transaction.ts';
import type { SandboxContext } from '../context.ts';
import { type AuthorizationRequest, readRequest, wayBack } from './authorization-request.ts';
import { consentPage, refusalPage } from './consent-page.ts';
import { issueCode } from './grants.ts';
import { findIdentity, identityNamed, listIdentities } from './identities.ts';

interface Asked {
	platform: Platform;
	context: SandboxContext;
}

/** Answers what is wrong with a request, or goes on with it. */
function withRequest(
	c: Context,
	{ platform, context, values }: Asked & { values: URLSearchParams },
	then: (request: AuthorizationRequest) => Response | Promise<Response>,
): Response | Promise<Response> {
	const read = readRequest(values, platform, context);
	if (read.kind === 'request') return then(read.request);
	if (read.kind === 'stranger') return c.html(refusalPage(platform), 400);
	const { redirectUri, state } = read;
	return c.redirect(wayBack(redirectUri, { error: 'invalid_request', state }), 302);
}

/** Shows the question. */
export function askConsent(c: Context, asked: Asked): Response | Promise<Response> {
	const values = new URL(c.req.url).searchParams;
	const { platform, context } = asked;
	return withRequest(c, { ...asked, values }, (request) =>
		c.html(consentPage(platform, listIdentities(context.db, platform), values, request)),
	);
}

const decision = v.object({
	decision: v.picklist(['allow', 'deny']),
	identity: v.optional(v.string(), 'new'),
	name: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_ .-]{0,30}$/u)), ''),
});

/** Leads back with a code, or with the news that there is none. */
export async function takeDecision(c: Context, asked: Asked): Promise<Response> {
	const values = new URLSearchParams(await c.req.text());
	return withRequest(c, { ...asked, values }, (request) => {
		const { redirectUri, state } = request;
		const code = decide(asked, values, request);
		const answer: Record<string, string> = code ? { code, state } : { error: 'access_denied', state };
		return c.redirect(wayBack(redirectUri, answer), 303);
	});
}

function decide(
	{ platform, context }: Asked,
	values: URLSearchParams,
	request: AuthorizationRequest,
): string | undefined {
	const parsed = v.safeParse(decision, Object.fromEntries(values));
	if (!parsed.success || parsed.output.decision === 'deny') return undefined;
	const { identity: chosen, name } = parsed.output;
	return transaction(context.db, () => {
		const identity =
			chosen === 'new'
				? identityNamed(context.db, platform, name || `player${randomInt(100_000, 1_000_000)}`)
				: findIdentity(context.db, platform, chosen)?.id;
		return identity && issueCode(context.db, { platform, identity, request }, context.now());
	});
}
