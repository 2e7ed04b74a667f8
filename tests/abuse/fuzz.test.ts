import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostLimits } from '../../sandbox/host/limits.ts';
import { isFull } from '../support/full.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { call, freshAddress, type Reply, readState, reset } from '../support/site.ts';
import { cookiesByAuth } from './every-call.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';

const count = isFull ? 20_000 : 2000;
/** FUZZ_SEED repeats a run. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const batch = 250;
const together = 12;

type Responses = Record<string, { 'x-codes'?: string[] }>;
const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
	paths: Record<string, Record<string, { responses: Responses }>>;
};

let site: OwnSite;
beforeAll(async () => {
	console.log(`${count} hostile requests; FUZZ_SEED=${seed} repeats them.`);
	site = await startOwnSite();
});
afterAll(() => site.stop());

/** A clean sandbox, so that limits of attempts are not all that is met, and the cookies of who asks. */
async function begin(): Promise<Record<HostileRequest['as'], string>> {
	await reset();
	const cookies = await cookiesByAuth();
	const { required: session = '', challenge = '' } = cookies;
	return {
		session,
		challenge,
		nobody: '',
		forger: '__Host-sid=eyJhbGciOiJub25lIn0....; voter=<x>; flash=%00',
	};
}

const ask = ({ path, options }: HostileRequest, cookie: string) =>
	call(path, {
		...options,
		site: site.origin,
		from: freshAddress(),
		headers: { ...options.headers, Cookie: cookie },
	});

/** What the API description says that a call may be answered with. */
function declaredFor({ endpoint: { path, method } }: HostileRequest): Responses {
	const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
	return described?.responses ?? {};
}

function isSuccess({ endpoint }: HostileRequest, { body, headers, text }: Reply): boolean {
	if (endpoint.produces || endpoint.status === 302) return true;
	if (!headers['content-type']?.includes('json')) return text === '';
	return typeof body.redirect === 'string' || v.safeParse(endpoint.data, body.data).success;
}

/** What is wrong with an answer, in a word. */
function complaintOf(request: HostileRequest, reply: Reply): string | undefined {
	const { status, body } = reply;
	const code = body.messages?.join();
	// What never gets past the door: an address too long, or none of any call.
	if (request.path.length > hostLimits.url && status === 414 && code === 'REQUEST_EXCEEDS_LIMIT')
		return undefined;
	if (status === 404 && code === 'NOT_FOUND') return undefined;
	if (status >= 500) return 'failed';
	const declared = declaredFor(request)[status];
	if (!declared) return 'is not declared';
	if (status < 400) return isSuccess(request, reply) ? undefined : 'is no success of its contract';
	const strange = body.messages?.filter((code) => !declared['x-codes']?.includes(code));
	return strange?.length === 0 ? undefined : `has codes that are not declared: ${body.messages}`;
}

function describeRequest({ endpoint, path, options, as }: HostileRequest, reply: Reply): string {
	const sent = `${endpoint.method} ${path.slice(0, 300)} as ${as} with ${String(options.body).slice(0, 400)}`;
	return `${sent} -> ${reply.status} ${reply.text.slice(0, 200)}`;
}

async function complaintsOf(
	requests: readonly HostileRequest[],
	cookies: Record<string, string>,
): Promise<string[]> {
	const complaints: string[] = [];
	const waiting = [...requests];
	const work = async () => {
		for (let request = waiting.pop(); request; request = waiting.pop()) {
			const reply = await ask(request, cookies[request.as] ?? '');
			const complaint = complaintOf(request, reply);
			if (complaint) complaints.push(`${complaint}: ${describeRequest(request, reply)}`);
		}
	};
	await Promise.all(Array.from({ length: together }, work));
	return complaints;
}

test(
	'requests of every kind get an answer that is declared, and never fail',
	async () => {
		const requests = fc.sample(hostileRequests, { numRuns: count, seed });
		const complaints: string[] = [];
		for (let start = 0; start < requests.length; start += batch)
			complaints.push(...(await complaintsOf(requests.slice(start, start + batch), await begin())));
		expect(complaints, `FUZZ_SEED=${seed}`).toEqual([]);
		expect((await call('/api/account/profile', { site: site.origin })).status).toBe(200);
		const failures = site.log.filter((line) => 'error' in (JSON.parse(line) as object));
		expect(failures).toEqual([]);
	},
	isFull ? 900_000 : 180_000,
);

test(
	'what is refused changes nothing',
	async () => {
		const requests = fc.sample(hostileRequests, { numRuns: isFull ? 600 : 120, seed: seed + 1 });
		let cookies = await begin();
		let { hash } = await readState();
		for (const request of requests) {
			const reply = await ask(request, cookies[request.as] ?? '');
			const after = await readState();
			if (reply.status >= 400) expect(after.hash, describeRequest(request, reply)).toBe(hash);
			else cookies = await begin();
			hash = reply.status >= 400 ? after.hash : (await readState()).hash;
		}
	},
	isFull ? 600_000 : 180_000,
);
