import autocannon, { type Options, type Result } from 'autocannon';

/** What a press of a target came to; times in milliseconds. */
export interface Pressed {
	/** Answers that were no refusal, each second. */
	rate: number;
	p50: number;
	p99: number;
	/** Answers that came with 503. */
	shed: number;
	/** Connections that waited longer than 10 seconds: Node takes in one new one each turn of its loop, however many knock. */
	waiting: number;
	/** Every other answer but the expected ones, and connections that failed. */
	errors: number;
}

/** The value below which a share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const round = (value: number) => Math.round(value * 100) / 100;

interface Seen {
	accepted: number[];
	shed: number;
	refused: number;
}

function run(options: Options, seen: Seen): Promise<Result> {
	return new Promise((resolve, reject) => {
		const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
		running.on('response', (_client, status, _bytes, milliseconds) => {
			if (status < 300) seen.accepted.push(milliseconds);
			else if (status === 503) seen.shed += 1;
			else seen.refused += 1;
		});
	});
}

/** Calls a target over many connections for some seconds, each connection anew as soon as it is answered. */
export async function press(options: Options): Promise<Pressed> {
	const seen: Seen = { accepted: [], shed: 0, refused: 0 };
	const { duration, errors, timeouts } = await run({ connections: 50, timeout: 10, ...options }, seen);
	const accepted = seen.accepted.sort((one, other) => one - other);
	return {
		rate: Math.round(accepted.length / duration),
		p50: round(quantile(accepted, 0.5)),
		p99: round(quantile(accepted, 0.99)),
		shed: seen.shed,
		waiting: timeouts,
		// The generator counts who waited as failed, too.
		errors: errors - timeouts + seen.refused,
	};
}
