import type { Endpoint } from '#contract/endpoint.ts';
import { signedQuery } from '#lib/url/signed-link.ts';
import { multipart } from '../support/multipart.ts';
import { required } from '../support/required.ts';
import {
	type CallOptions,
	call,
	createJar,
	players,
	type Reply,
	readState,
	signIn,
} from '../support/site.ts';
import { sampleOf } from './samples.ts';

export const isPost = ({ method }: Endpoint) => method === 'POST';
/** The calls that only the site's own pages may make, with what they send. */
export const isGuarded = ({ policy }: Endpoint) => policy.csrf === 'same-origin';
export const isSigned = ({ policy }: Endpoint) => policy.csrf === 'signature';

/** What a request has in its path, and what is left for its query or body. */
function placed({ path }: Endpoint, input: Record<string, unknown>) {
	const rest = { ...input };
	const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
		delete rest[name];
		return encodeURIComponent(String(input[name]));
	});
	return { filled, rest };
}

function queryOf(values: Record<string, unknown>): string {
	const pairs = Object.entries(values).flatMap(([name, value]) =>
		[value].flat().map((one) => [name, String(one)]),
	);
	return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

function bodyFor({ takes }: Endpoint, values: Record<string, unknown>) {
	if (takes !== 'form') return { body: values };
	return multipart(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** Makes a call with an input, wherever its values travel. */
export function send(
	endpoint: Endpoint,
	input: Record<string, unknown> = sampleOf(endpoint),
	options: CallOptions = {},
): Promise<Reply> {
	const { filled, rest } = placed(endpoint, input);
	if (endpoint.method === 'GET') return call(filled + queryOf(rest), options);
	const { body, headers } = { headers: {}, ...bodyFor(endpoint, rest) };
	return call(filled, { body, ...options, headers: { ...headers, ...options.headers } });
}

/** The path of a call with samples in it. */
export const pathOf = (endpoint: Endpoint) => placed(endpoint, sampleOf(endpoint)).filled;

/** The cookies that a call asks for: those of somebody signed in, or of a sign-in that waits for its code. */
export async function cookiesFor({ policy }: Endpoint): Promise<string> {
	const jar = createJar();
	if (policy.auth === 'required') await signIn(players.mira, jar);
	if (policy.auth === 'challenge') await signIn(players.tomas, jar);
	return jar.header();
}

/** A sample with the signature that a call asks for in its query. */
export async function signedSample(endpoint: Endpoint): Promise<Record<string, unknown>> {
	if (endpoint.policy.auth !== 'link') return sampleOf(endpoint);
	const query = await signedQuery(endpoint.policy.linkTo ?? endpoint.path, 3600, required('SIGNING_KEY'));
	return Object.fromEntries(new URLSearchParams(query));
}

/** What somebody signed in and a sign-in that waits for its code carry, by what calls ask for. */
export async function cookiesByAuth(): Promise<Record<string, string>> {
	const [session, challenge] = [createJar(), createJar()];
	await signIn(players.mira, session);
	await signIn(players.tomas, challenge);
	return { required: session.header(), optional: session.header(), challenge: challenge.header() };
}

/** An answer in short, to compare and to show. */
export const describeReply = ({ status, body }: Reply) => [status, ...(body.messages ?? [])].join(' ');

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What each call answers, at the same time, as `POST /api/x: 403 FORBIDDEN_ORIGIN`, for those that do not answer as they should. */
export async function othersThan(
	expected: string,
	calls: readonly Endpoint[],
	ask: (endpoint: Endpoint) => Promise<Reply>,
): Promise<string[]> {
	const answers = await Promise.all(
		calls.map(async (each) => ({ name: nameOf(each), said: describeReply(await ask(each)) })),
	);
	return answers.flatMap(({ name, said }) => (said === expected ? [] : [`${name}: ${said}`]));
}

/** Whether the sandbox holds the same after something as before. */
export async function leavesState(act: () => Promise<unknown>): Promise<boolean> {
	const { hash } = await readState();
	await act();
	return (await readState()).hash === hash;
}
