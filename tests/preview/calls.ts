import { securityHeaders } from '#functions/_lib/http/security-headers.ts';
import { parts } from '#site.config';
import { type Finding, find } from './finding.ts';
import { type Answer, jsonOf, statusProblems, type Visit } from './visit.ts';

const { 'Strict-Transport-Security': _transport, ...exact } = securityHeaders;

/** What is wrong with how a call is answered, whatever it says. */
export function callProblems(answer: Answer, status: number): string[] {
	const { headers } = answer;
	return [
		...statusProblems(answer, status),
		...Object.entries(exact)
			.filter(([name, value]) => headers.get(name) !== value)
			.map(([name]) => `${name} is ${headers.get(name) ?? 'absent'}`),
		...(headers.get('X-Request-Id') ? [] : ['X-Request-Id is absent']),
	];
}

function refusalProblems(answer: Answer, status: number, code: string): string[] {
	const { messages, requestId } = jsonOf(answer);
	return [
		...callProblems(answer, status),
		...(String(messages) === code ? [] : [`says ${messages ?? 'nothing'} instead of ${code}`]),
		...(typeof requestId === 'string' ? [] : ['names no request']),
		...(answer.headers.get('Cache-Control') === 'no-store' ? [] : ['may be kept']),
		...(answer.headers.has('Set-Cookie') ? ['sets a cookie'] : []),
	];
}

const hasServices = parts.accounts || parts.forms || parts.merch;

async function health(visit: Visit): Promise<Finding> {
	let note = '';
	const finding = await find({ what: 'health', path: '/api/health' }, async () => {
		const answer = await visit('/api/health');
		const { data } = jsonOf(answer) as { data?: { upstreams?: Record<string, string> } };
		const states = Object.entries(data?.upstreams ?? {});
		note = states.map(([name, state]) => `${name} ${state}`).join(', ');
		return [
			...callProblems(answer, 200),
			...(states.length > 0 || !hasServices ? [] : ['tells of no service']),
		];
	});
	return { ...finding, note };
}

const unknown = (visit: Visit) =>
	find({ what: 'a call that there is not', path: '/api/no-such-call' }, async () =>
		refusalProblems(await visit('/api/no-such-call'), 404, 'NOT_FOUND'),
	);

const wrongMethod = (visit: Visit) =>
	find({ what: 'a method that a call has not', path: 'DELETE /api/health' }, async () => {
		const answer = await visit('/api/health', { method: 'DELETE' });
		const allows = answer.headers.get('Allow')?.includes('GET');
		return [
			...refusalProblems(answer, 405, 'METHOD_NOT_ALLOWED'),
			...(allows ? [] : ['Allow does not name GET']),
		];
	});

/** How a preview's functions answer. */
export const findCalls = (visit: Visit): Promise<Finding[]> =>
	Promise.all([health, unknown, wrongMethod].map((look) => look(visit)));
