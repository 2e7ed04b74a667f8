import { pageHeaders } from '#build/headers.ts';

/** What a preview has to say of every page in exactly these words. */
const {
	'Content-Security-Policy': _policy,
	'Strict-Transport-Security': _transport,
	'X-Robots-Tag': _robots,
	'Referrer-Policy': referrer,
	...exact
} = pageHeaders('', false);

const directives = [
	"default-src 'none'",
	"object-src 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
	"require-trusted-types-for 'script'",
];
const unsafe = ["'unsafe-inline'", "'unsafe-eval'"];
/** Seconds. */
const leastTransport = 31_536_000;

function policyProblems(policy: string): string[] {
	const found = policy.split(/\s*;\s*/);
	return [
		...directives.filter((each) => !found.includes(each)).map((each) => `its policy lacks ${each}`),
		...unsafe.filter((each) => policy.includes(each)).map((each) => `its policy has ${each}`),
	];
}

/** Pages whose address may carry a secret tell less than others. */
const referrers = [referrer, 'no-referrer'];

/** The platform sets a header of its own for its own names, which says more than ours. */
function transportProblems(value: string): string[] {
	const [, seconds = 0] = /max-age=(\d+)/.exec(value) ?? [];
	return Number(seconds) >= leastTransport ? [] : ['Strict-Transport-Security is absent or short'];
}

/** What is wrong with the headers of a page of a preview. */
export function headerProblems(headers: Headers): string[] {
	return [
		...Object.entries(exact)
			.filter(([name, value]) => headers.get(name) !== value)
			.map(([name]) => `${name} is ${headers.get(name) ?? 'absent'}`),
		...(referrers.includes(headers.get('Referrer-Policy') ?? '') ? [] : ['Referrer-Policy tells too much']),
		...policyProblems(headers.get('Content-Security-Policy') ?? ''),
		...transportProblems(headers.get('Strict-Transport-Security') ?? ''),
		...(/\bnoindex\b/.test(headers.get('X-Robots-Tag') ?? '') ? [] : ['X-Robots-Tag lets it be indexed']),
		...(headers.has('Set-Cookie') ? ['sets a cookie'] : []),
	];
}
