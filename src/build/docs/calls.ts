import type { Endpoint } from '#contract/endpoint.ts';
import { table } from './fill.ts';

const bearers: Record<Endpoint['policy']['auth'], string> = {
	none: '',
	optional: 'Bearer: the session, if there is one.',
	challenge: 'Bearer: the token of the sign-in that waits.',
	required: 'Bearer: the session.',
	link: '',
};

/** A call that a sign-in may make before it has a session. */
const beforeSession =
	'Bearer: the session; where there is none, or the service has no message to send to it, the token of the sign-in that waits.';

/** What a function sends along when it asks a service. */
function serviceNote({ name, policy, takes }: Endpoint): string {
	const notes = [
		name === 'account.mfa.resend' ? beforeSession : bearers[policy.auth],
		takes === 'form' ? 'Multipart form data.' : '',
		policy.creates ? 'May carry an Idempotency-Key.' : '',
	];
	return notes.filter(Boolean).join(' ');
}

const guards: Record<Endpoint['policy']['csrf'], string> = {
	none: '',
	'same-origin': 'From pages of the site only.',
	form: 'A form of the site is sent to it.',
	state: 'A browser navigates to it.',
	signature: 'Signed as Standard Webhooks says.',
};

/** What a call of the site asks of who makes it. */
function siteNote({ policy }: Endpoint): string {
	const notes = [
		policy.auth === 'link' ? 'Needs a signed link.' : '',
		policy.auth === 'required' ? 'Needs a session.' : '',
		guards[policy.csrf],
		policy.botCheck ? `Bot check: action \`${policy.botCheck.action}\`.` : '',
		policy.creates ? 'Takes an Idempotency-Key.' : '',
		policy.cache > 0 ? `May be kept for ${policy.cache} s.` : '',
	];
	return notes.filter(Boolean).join(' ');
}

/** A table of calls in Markdown: what each does, and the codes that only it refuses with. */
export function callTable(endpoints: readonly Endpoint[], kind: 'site' | 'service'): string {
	const note = kind === 'site' ? siteNote : serviceNote;
	const rows = endpoints.map((endpoint) => [
		`\`${endpoint.method} ${endpoint.path}\``,
		`${endpoint.summary} ${note(endpoint)}`.trim(),
		endpoint.codes.map((code) => `\`${code}\``).join(', '),
	]);
	return table(['call', 'does', 'refuses with'], rows);
}
