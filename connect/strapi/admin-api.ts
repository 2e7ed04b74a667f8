/** Why Strapi did not do what it was asked for. */
export class StrapiError extends Error {
	override name = 'StrapiError';
}

/** A Strapi, and what a caller proves to be somebody by. */
export interface StrapiAccess {
	origin: string;
	token: string;
}

function describe(answer: unknown): string {
	const { error } = Object(answer) as { error?: { message?: string; details?: { errors?: unknown } } };
	const details = error?.details?.errors;
	return `${error?.message ?? 'without a reason'}${details ? ` ${JSON.stringify(details)}` : ''}`;
}

/** Sends a request to Strapi and gives the JSON of its answer. Throws StrapiError with what Strapi says is wrong. */
export async function send(
	{ origin, token }: StrapiAccess,
	method: string,
	path: string,
	body?: object,
): Promise<unknown> {
	const isForm = body instanceof FormData;
	const response = await fetch(origin + path, {
		method,
		headers: {
			...(token && { Authorization: `Bearer ${token}` }),
			...(body && !isForm && { 'Content-Type': 'application/json' }),
		},
		...(body && { body: isForm ? body : JSON.stringify(body) }),
	}).catch((cause: unknown) => {
		throw new StrapiError(`${origin} does not answer (${method} ${path}).`, { cause });
	});
	const answer: unknown = await response.json().catch(() => undefined);
	if (response.ok) return answer;
	throw new StrapiError(`${method} ${path} answered ${response.status}: ${describe(answer)}`);
}

/** Who looks after a Strapi. */
export interface Administrator {
	email: string;
	password: string;
}

/** Signs in as an administrator, who is made where Strapi has none yet. */
export async function signIn(origin: string, { email, password }: Administrator): Promise<StrapiAccess> {
	const nobody = { origin, token: '' };
	const { data } = (await send(nobody, 'GET', '/admin/init')) as { data: { hasAdmin: boolean } };
	const person = { email, password, firstname: 'Site' };
	const answer = data.hasAdmin
		? await send(nobody, 'POST', '/admin/login', { email, password })
		: await send(nobody, 'POST', '/admin/register-admin', person);
	return { origin, token: (answer as { data: { token: string } }).data.token };
}
