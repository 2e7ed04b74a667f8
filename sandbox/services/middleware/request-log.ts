import type { ServiceName } from './service-names.ts';

/** One request as GET /control/log shows it: no bodies, no headers, no values that could be somebody's. */
export interface LogEntry {
	/** From 1, in the order in which they ended. */
	number: number;
	/** ISO 8601, by the sandbox's clock. */
	at: string;
	service: ServiceName;
	method: string;
	path: string;
	/** 0 when the connection ended without an answer. */
	status: number;
	milliseconds: number;
	requestId: string | null;
	/** The mode of a fault that was injected. */
	fault?: string;
}

export interface RequestLog {
	add(entry: Omit<LogEntry, 'number'>): void;
	/** Those with a higher number than `after`, oldest first. */
	entries(after?: number): LogEntry[];
}

/** Keeps the newest entries in memory, so that a request costs no write. */
export function createRequestLog(most: number): RequestLog {
	let entries: LogEntry[] = [];
	let count = 0;
	return {
		add(entry) {
			count += 1;
			entries.push({ number: count, ...entry });
			if (entries.length >= most * 2) entries = entries.slice(-most);
		},
		entries: (after = 0) => entries.slice(-most).filter(({ number }) => number > after),
	};
}

const harmless = new Set([
	'locale',
	'limit',
	'start',
	'location',
	'team',
	'category',
	'region',
	'tag',
	'action',
]);

/** The keys of a store may be made of what somebody sent. */
const withoutBlobKey = (pathname: string) => pathname.replace(/^(\/blobs\/[^/]+)\/.+/, '$1/…');

/** A path with its query, whose values are shown only where they cannot be anybody's secret or data. */
export function loggedPath(url: URL): string {
	const query = [...url.searchParams].map(([name, value]) => `${name}=${harmless.has(name) ? value : '…'}`);
	const pathname = withoutBlobKey(url.pathname);
	const path = query.length > 0 ? `${pathname}?${query.join('&')}` : pathname;
	return path.slice(0, 300);
}
