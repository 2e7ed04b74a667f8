import * as v from 'valibot';
import type { ErrorCode } from '#contract/codes.ts';
import { refuse } from '../../shared/answer.ts';
import { createOAuthClient } from './oauth.ts';
import { askJson, away, PlatformError, type PlatformProtocol, refused } from './protocol.ts';
import type { XboxSettings } from './settings.ts';

/** Why Xbox gives an account no token, by its XErr. */
const refusals: Record<number, ErrorCode> = {
	// Banned, held back by a parent's settings, not offered in the country, not of age there.
	2148916227: 'XBOX_ACCOUNT_RESTRICTED',
	2148916229: 'XBOX_ACCOUNT_RESTRICTED',
	2148916235: 'XBOX_ACCOUNT_RESTRICTED',
	2148916236: 'XBOX_ACCOUNT_RESTRICTED',
	2148916237: 'XBOX_ACCOUNT_RESTRICTED',
	// No profile yet, or its terms not accepted.
	2148916233: 'XBOX_PROFILE_MISSING',
	2148916234: 'XBOX_PROFILE_MISSING',
	2148916238: 'XBOX_CHILD_ACCOUNT',
};

const granted = v.object({ Token: v.pipe(v.string(), v.nonEmpty()) });
const refusal = v.object({ XErr: v.number() });
const person = v.object({
	DisplayClaims: v.object({
		xui: v.tuple([v.object({ xid: v.pipe(v.string(), v.nonEmpty()), gtg: v.optional(v.string()) })]),
	}),
});

/** Asks Xbox for a token, as a title of its own does. */
async function askXbox(url: string, relyingParty: string, properties: object): Promise<unknown> {
	const { ok, status, body } = await askJson(url, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', 'x-xbl-contract-version': '1' },
		body: JSON.stringify({ Properties: properties, RelyingParty: relyingParty, TokenType: 'JWT' }),
	});
	if (ok) return body;
	const known = v.safeParse(refusal, body);
	const code = known.success && refusals[known.output.XErr];
	if (code) throw new PlatformError(refuse(code), `XErr ${known.output.XErr}`);
	throw refused(`status ${status} of ${new URL(url).hostname}`);
}

function read<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
	const parsed = v.safeParse(schema, body);
	if (parsed.success) return parsed.output;
	throw away('an answer without what Xbox always gives');
}

/** Xbox: Microsoft's OAuth, whose token is exchanged for a user token of Xbox, and that for one that says who it is (XSTS). */
export function createXbox({ oauth, userUrl, xstsUrl }: XboxSettings): PlatformProtocol {
	const { exchange, readUserInfo: _, ...shared } = createOAuthClient(oauth);
	return {
		...shared,
		async identify(arrival) {
			const { token } = await exchange(arrival);
			const user = await askXbox(userUrl, 'http://auth.xboxlive.com', {
				...{ AuthMethod: 'RPS', SiteName: 'user.auth.xboxlive.com', RpsTicket: `d=${token}` },
			});
			const { Token } = read(granted, user);
			const xsts = await askXbox(xstsUrl, 'http://xboxlive.com', {
				...{ SandboxId: 'RETAIL', UserTokens: [Token] },
			});
			const [{ xid, gtg }] = read(person, xsts).DisplayClaims.xui;
			return { id: xid, name: gtg ?? xid, token };
		},
	};
}
