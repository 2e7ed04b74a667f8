import type { Options } from 'autocannon';
import { type Pressed, press } from './press.ts';

/** Rounds in turn, so that a busy moment of the machine hits every target alike. */
const rounds = 3;
/** Seconds. */
const times = { warmUp: 2, round: 4 };

export type Targets<Name extends string> = Record<Name, Options>;
export type Compared<Name extends string> = Record<Name, Pressed>;

const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

function middleOf(all: readonly Pressed[]): Pressed {
	const pick = (name: keyof Pressed) => middle(all.map((one) => one[name]));
	const sum = (name: 'shed' | 'waiting' | 'errors') => all.reduce((total, one) => total + one[name], 0);
	return {
		rate: pick('rate'),
		p50: pick('p50'),
		p99: pick('p99'),
		shed: sum('shed'),
		waiting: sum('waiting'),
		errors: sum('errors'),
	};
}

/** Presses targets in turn; of each the middle of its rounds. */
export async function compare<Name extends string>(targets: Targets<Name>): Promise<Compared<Name>> {
	const entries = Object.entries(targets) as [Name, Options][];
	for (const [, options] of entries) await press({ ...options, duration: times.warmUp });
	const all = new Map<Name, Pressed[]>();
	for (let round = 0; round < rounds; round += 1)
		for (const [name, options] of entries) {
			const pressed = await press({ ...options, duration: times.round });
			all.set(name, [...(all.get(name) ?? []), pressed]);
		}
	return Object.fromEntries([...all].map(([name, list]) => [name, middleOf(list)])) as Compared<Name>;
}

const share = (one: number, other: number) => Math.round((one / other) * 100) / 100;

/** What the first is of the second. */
export function ratioOf(one: Pressed, other: Pressed) {
	return {
		rate: share(one.rate, other.rate),
		p50: share(one.p50, other.p50),
		p99: share(one.p99, other.p99),
	};
}
