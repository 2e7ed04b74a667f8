import type { Context } from 'hono';
import * as v from 'valibot';
import type { SandboxContext } from '../context.ts';
import { findToken } from './grants.ts';
import { findIdentity, refusedByXbox } from './identities.ts';

/** The token of one step holds that of the step before, so that nothing more is stored. */
const userToken = (token: string) => `user.${token}`;

const userRequest = v.object({
	RelyingParty: v.literal('http://auth.xboxlive.com'),
	TokenType: v.literal('JWT'),
	Properties: v.object({
		AuthMethod: v.literal('RPS'),
		SiteName: v.literal('user.auth.xboxlive.com'),
		RpsTicket: v.pipe(
			v.string(),
			v.regex(/^d=./),
			v.transform((ticket) => ticket.slice(2)),
		),
	}),
});

const xstsRequest = v.object({
	RelyingParty: v.literal('http://xboxlive.com'),
	TokenType: v.literal('JWT'),
	Properties: v.object({ SandboxId: v.literal('RETAIL'), UserTokens: v.tuple([v.string()]) }),
});

/** Who Microsoft's token is from. */
function ownerOf(token: string, { db, now }: SandboxContext) {
	const granted = findToken(db, { token, platform: 'xbox' }, now());
	return granted && findIdentity(db, 'xbox', granted.identity);
}

function issue(context: SandboxContext, Token: string, claims: Record<string, string>) {
	const [IssueInstant, NotAfter] = [0, 3_600_000].map((more) => new Date(context.now() + more).toISOString());
	return { IssueInstant, NotAfter, Token, DisplayClaims: { xui: [claims] } };
}

/** Exchanges Microsoft's token for a user token of Xbox. */
export async function authenticateUser(c: Context, context: SandboxContext): Promise<Response> {
	const parsed = v.safeParse(userRequest, await c.req.json().catch(() => undefined));
	if (!parsed.success) return c.body(null, 400);
	const { RpsTicket } = parsed.output.Properties;
	const owner = ownerOf(RpsTicket, context);
	return owner ? c.json(issue(context, userToken(RpsTicket), { uhs: '1' })) : c.body(null, 401);
}

/** Exchanges a user token for one that says who it is (XSTS), or says by a number why not. */
export async function authorizeXsts(c: Context, context: SandboxContext): Promise<Response> {
	const parsed = v.safeParse(xstsRequest, await c.req.json().catch(() => undefined));
	if (!parsed.success) return c.body(null, 400);
	const [token] = parsed.output.Properties.UserTokens;
	const owner = ownerOf(token.replace(/^user\./, ''), context);
	if (!owner) return c.body(null, 401);
	const XErr = refusedByXbox[owner.name];
	if (XErr)
		return c.json(
			{ Identity: '0', XErr, Message: '', Redirect: 'https://start.ui.xboxlive.com/CreateAccount' },
			401,
		);
	return c.json(issue(context, `xsts.${token}`, { uhs: '1', gtg: owner.name, xid: owner.id }));
}
