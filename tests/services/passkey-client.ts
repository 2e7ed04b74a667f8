import type { CreationOptions, Passkey, RequestOptions } from '#contract/endpoints/passkeys.ts';
import { Authenticator } from '../support/authenticator.ts';
import { get, type PlayerName, passwords, post, type Reply } from './account-client.ts';
import { siteUrl } from './own-services.ts';

/** An authenticator in a browser on a page of the site. */
export const newAuthenticator = () => new Authenticator(siteUrl);

/** What a service answers under `data`. */
export const dataOf = <Data>({ body }: Reply) => body.data as unknown as Data;

/** Asks for what a passkey is made with, confirmed with the player's password. */
export async function startAdding(bearer: string, proof: object): Promise<CreationOptions> {
	const started = await post('passkeys/add/options', proof, { bearer });
	if (started.status !== 200) throw new Error(JSON.stringify(started.body));
	return dataOf(started);
}

/** Adds a passkey to the account of a session and gives it. */
export async function addPasskey(
	bearer: string,
	proof: object,
	{ authenticator = newAuthenticator(), name = 'Laptop' } = {},
): Promise<{ authenticator: Authenticator; passkey: Passkey }> {
	const credential = authenticator.create(await startAdding(bearer, proof));
	const added = await post('passkeys/add', { name, credential }, { bearer });
	if (added.status !== 200) throw new Error(JSON.stringify(added.body));
	return { authenticator, passkey: dataOf(added) };
}

export const byPassword = (name: PlayerName) => ({ password: passwords[name], code: '' });

export async function passkeysOf(bearer: string): Promise<Passkey[]> {
	return dataOf(await get('passkeys', bearer));
}

/** A sign-in by passkey that was begun, with the token that the browser holds. */
export async function startSignIn(bearer?: string): Promise<{ options: RequestOptions; token: string }> {
	const started = await post('login/passkey/options', {}, { bearer });
	return { options: dataOf(started), token: started.body.challenge?.token ?? '' };
}

/** Signs in with a passkey, as it is or as it lies. */
export async function signInBy(
	authenticator: Authenticator,
	lies: Parameters<Authenticator['get']>[1] = {},
): Promise<Reply> {
	const { options, token } = await startSignIn();
	return post('login/passkey', { credential: authenticator.get(options, lies) }, { bearer: token });
}
