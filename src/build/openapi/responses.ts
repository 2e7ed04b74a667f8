import type { ErrorCode } from '#contract/codes.ts';
import { cookies } from '#contract/cookies.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { refusalsOf } from './refusals.ts';
import { type JsonObject, json, named, schemaOf } from './schema.ts';

const meanings: Record<string, string> = {
	'400': 'Something sent cannot be used; `fields` says what.',
	'401': 'Nobody is signed in, or the signature is wrong.',
	'403':
		'The call did not come from the site itself, the bot check failed, or the signed link does not hold.',
	'404': 'There is no such thing.',
	'405': 'The path takes another method, named in Allow.',
	'413': 'The body is too large.',
	'415': 'The body is not JSON.',
	'422': 'The service refused.',
	'429': 'Too often; Retry-After says when to come back, in seconds.',
	'500': 'A mistake of ours.',
	'502': 'A service answered what we cannot read.',
	'503': 'A service cannot answer at present.',
	'504': 'A service took too long.',
};

function failure(status: string, codes: readonly ErrorCode[]): JsonObject {
	return {
		description: `${meanings[status] ?? 'Refused.'} Codes: ${codes.join(', ')}.`,
		content: json(named('Failure')),
		'x-codes': [...codes],
	};
}

function success(endpoint: Endpoint): JsonObject {
	if (endpoint.produces)
		return { description: 'Done.', content: { [endpoint.produces]: { schema: { type: 'string' } } } };
	const data = schemaOf(endpoint.data, 'output');
	const plain = {
		type: 'object',
		properties: { status: { const: true }, data },
		required: ['status', 'data'],
	};
	const elsewhere = {
		type: 'object',
		properties: { redirect: { type: 'string' }, data },
		required: ['redirect'],
	};
	return {
		description: endpoint.redirects ? 'Done, or where to go instead.' : 'Done.',
		content: json(endpoint.redirects ? { oneOf: [plain, elsewhere] } : plain),
	};
}

/** A browser that navigated is led on whatever happened; its next page tells why something failed. */
function navigation({ codes }: Endpoint): JsonObject {
	const header = { schema: { type: 'string' } };
	return {
		302: {
			description: `Leads on to a page. Codes, in the cookie \`${cookies.flash.name}\`: ${codes.join(', ')}.`,
			headers: { Location: header, 'Set-Cookie': header },
			'x-codes': [...codes],
		},
		405: failure('405', ['METHOD_NOT_ALLOWED']),
	};
}

/** What a service answers a function with: a failure may have any status, as its codes say all. */
export function serviceResponsesOf(endpoint: Endpoint): JsonObject {
	const { codes } = endpoint;
	const names = codes.length > 0 ? `Codes: ${codes.join(', ')}.` : 'With a code.';
	return {
		200: success(endpoint),
		default: {
			description: `Refused. ${names}`,
			content: json(named('Failure')),
			'x-codes': [...codes],
		},
	};
}

/** Every answer of a call of the site, by status. */
export function responsesOf(endpoint: Endpoint, fields: readonly string[]): JsonObject {
	if (endpoint.policy.csrf === 'state') return navigation(endpoint);
	const refusals = [...refusalsOf(endpoint, fields)].sort(([a], [b]) => a.localeCompare(b));
	return {
		[endpoint.status ?? 200]: success(endpoint),
		...Object.fromEntries(refusals.map(([status, codes]) => [status, failure(status, codes)])),
	};
}
