/** One line per request; never an address, cookie, token, mail address or name, and the route's pattern instead of the path. */
export interface LogLine {
	/** What happened: the endpoint's name. */
	event: string;
	method: string;
	route: string;
	status: number;
	ms: number;
	requestId: string;
	/** The codes that a failure named. */
	codes?: readonly string[];
	/** What each upstream call came to, as a status or a kind of failure. */
	upstream?: readonly (string | number)[];
	/** For an unexpected error: its name and where it was thrown. */
	error?: string;
}

/** Writes one line of JSON to stdout, with the time in UTC. */
export function log(line: LogLine): void {
	console.log(JSON.stringify({ time: new Date().toISOString(), ...line }));
}
