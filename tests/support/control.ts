import { required } from './required.ts';

/** One fault as POST /control/faults takes it. */
export interface Fault {
	service: string;
	path?: string;
	mode: string;
	body?: string;
	rate?: number;
	times?: number;
}

/** A mail or text message that the sandbox sent. */
export interface Message {
	id: string;
	kind: 'mail' | 'sms';
	to: string;
	subject: string;
	text: string;
	links: string[];
	/** What a mail says to mail programs. */
	headers: Record<string, string>;
}

export interface LogEntry {
	number: number;
	service: string;
	method: string;
	path: string;
	status: number;
	requestId: string | null;
}

interface State {
	counts: Record<string, number>;
	rows: Record<string, Record<string, unknown>[]>;
	hash: string;
}

async function ask<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
	const response = await fetch(`${required('TEST_SANDBOX_URL')}/control/${path}`, {
		method,
		headers: { 'Content-Type': 'application/json' },
		body: body === undefined ? null : JSON.stringify(body),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${method} /control/${path}: ${response.status} ${text}`);
	return (text ? JSON.parse(text) : undefined) as Answer;
}

/** Every message to a mail address or phone number, oldest first. */
export const outboxOf = (to: string) => ask<Message[]>(`outbox?to=${encodeURIComponent(to)}`);

/** Sets how far the sandbox's clock is ahead of ours. */
export const setClock = (offsetSeconds: number) => ask<unknown>('clock', 'POST', { offsetSeconds });

/** Makes services fail until clearFaults(); what was set before is gone. */
export async function setFaults(...faults: Fault[]): Promise<void> {
	await clearFaults();
	await ask('faults', 'POST', faults);
}

export const clearFaults = () => ask<undefined>('faults', 'DELETE');

/** The sandbox as on its first day: players, clock, faults. */
export const reset = () => ask<unknown>('reset', 'POST');

/** What the sandbox holds; `hash` changes with anything that lasts. */
export const readState = () => ask<State>('state');

/** What each service was asked since the sandbox started, oldest first. */
export const readLog = () => ask<LogEntry[]>('log');

/** What functions asked of services. Builds, which a webhook of any test may have begun, send no request id. */
export const readRequestsOfFunctions = async () =>
	(await readLog()).filter(({ requestId }) => requestId !== null);

/** Reads what services were asked since it was last read, or begun; a whole run has more than is good to read each time. */
export async function followLog(): Promise<() => Promise<LogEntry[]>> {
	let last = (await readLog()).at(-1)?.number ?? 0;
	return async () => {
		const news = await ask<LogEntry[]>(`log?after=${last}`);
		last = news.at(-1)?.number ?? last;
		return news;
	};
}

/** A bot-check token as the provider's script would give it. */
export async function botToken(
	action = 'login',
	more: { score?: number; hostname?: string; kind?: 'recaptcha' | 'turnstile' } = {},
): Promise<string> {
	return (await ask<{ token: string }>('bot-token', 'POST', { action, ...more })).token;
}
