import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { isSame } from '#services/shared/secrets.ts';
import { transaction } from '../../store/transaction.ts';
import type { SandboxContext } from '../context.ts';
import { type ReadRequest, wayBack } from './authorization-request.ts';
import { clientSecret } from './client.ts';
import { spendNonce, storeNonce } from './grants.ts';
import { findIdentity } from './identities.ts';

const namespace = 'http://specs.openid.net/auth/2.0';
const anybody = v.literal(`${namespace}/identifier_select`);
const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/));

const request = v.pipe(
	v.object({
		'openid.ns': v.literal(namespace),
		'openid.mode': v.literal('checkid_setup'),
		'openid.return_to': webAddress,
		'openid.realm': webAddress,
		'openid.identity': anybody,
		'openid.claimed_id': anybody,
	}),
	// Steam knows no list of sites: it leads back to whoever asks, as long as the address is of the realm that people see.
	v.check((given) => new URL(given['openid.return_to']).origin === new URL(given['openid.realm']).origin),
	v.transform((given) => ({ returnTo: given['openid.return_to'] })),
);

/** A request to identify somebody (OpenID 2.0, 9.1). */
type SteamRequest = v.InferOutput<typeof request>;

export function readSteamRequest(values: URLSearchParams): ReadRequest<SteamRequest> {
	const parsed = v.safeParse(request, Object.fromEntries(values));
	return parsed.success ? { kind: 'request', request: parsed.output } : { kind: 'stranger' };
}

const endpointOf = ({ origin }: Pick<SandboxContext, 'origin'>) => `${origin}/platforms/steam/openid/login`;

/** Signs the named fields in key-value form (OpenID 2.0, 6.1). */
function sign(fields: Record<string, string>, names: string, context: SandboxContext): string {
	const lines = names.split(',').map((name) => `${name}:${fields[name] ?? ''}\n`);
	return createHmac('sha1', clientSecret('steam', context)).update(lines.join('')).digest('base64');
}

/** Leads back with an assertion of who somebody is (OpenID 2.0, 10.1). */
export function assertIdentity(
	{ returnTo }: SteamRequest,
	identity: string,
	context: SandboxContext,
): string {
	const claimed_id = `${endpointOf(context).replace(/login$/, 'id/')}${identity}`;
	const at = new Date(context.now()).toISOString().replace(/\.\d+Z$/, 'Z');
	const response_nonce = `${at}${randomBytes(12).toString('base64')}`;
	const fields = {
		...{ ns: namespace, mode: 'id_res', op_endpoint: endpointOf(context), claimed_id, identity: claimed_id },
		...{ return_to: returnTo, response_nonce, assoc_handle: '1234567890' },
		signed: 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
	};
	storeNonce(context.db, { nonce: response_nonce, identity, returnTo }, context.now());
	const all = { ...fields, sig: sign(fields, fields.signed, context) };
	return wayBack(
		returnTo,
		Object.fromEntries(Object.entries(all).map(([name, value]) => [`openid.${name}`, value])),
	);
}

/** Leads back with the news that somebody does not want to (OpenID 2.0, 10.2). */
export const cancelAt = ({ returnTo }: SteamRequest) =>
	wayBack(returnTo, { 'openid.ns': namespace, 'openid.mode': 'cancel' });

/** Says whether an assertion is Steam's own, once for each (OpenID 2.0, 11.4.2). */
export function checkAuthentication(c: Context, values: URLSearchParams, context: SandboxContext): Response {
	const fields = Object.fromEntries(
		[...values].map(([name, value]) => [name.replace(/^openid\./, ''), value]),
	);
	const signature = sign({ ...fields, mode: 'id_res' }, fields.signed ?? '', context);
	const isValid = transaction(
		context.db,
		() =>
			isSame(fields.sig ?? '', signature) &&
			spendNonce(context.db, fields.response_nonce ?? '', context.now()),
	);
	return c.text(`ns:${namespace}\nis_valid:${isValid}\n`);
}

/** The names of people, for who has a key of the Web API. */
export function sendSummaries(c: Context, context: SandboxContext): Response {
	if (c.req.query('key') !== clientSecret('steam', context)) return c.html('<h1>Forbidden</h1>', 403);
	const ids = (c.req.query('steamids') ?? '').split(',');
	const players = ids.flatMap((id) => {
		const found = findIdentity(context.db, 'steam', id);
		return found ? [{ steamid: found.id, personaname: found.name, communityvisibilitystate: 3 }] : [];
	});
	return c.json({ response: { players } });
}
