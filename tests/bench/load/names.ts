import { call, setClock } from '../../support/site.ts';
import { checkLimits } from '../result.ts';
import { quantile } from './press.ts';

const pairs = 200;
/** Seconds after which no attempt is remembered. */
const apart = 3600;

async function millisecondsOf(username: string): Promise<number> {
	const started = performance.now();
	const { status } = await call('/api/account/login', { body: { username, password: 'Wrong4Word' } });
	if (status !== 422) throw new Error(`a wrong password was answered with ${status}`);
	return performance.now() - started;
}

const medianOf = (values: number[]) =>
	Math.round(
		quantile(
			values.sort((one, other) => one - other),
			0.5,
		) * 100,
	) / 100;

/** How long a sign-in with a wrong password takes for a name that somebody has and for one that nobody has. */
export async function names() {
	const known: number[] = [];
	const unknown: number[] = [];
	for (let pair = 0; pair < pairs; pair += 1) {
		await setClock((pair + 1) * apart);
		known.push(await millisecondsOf('mira'));
		unknown.push(await millisecondsOf(`nobody${pair}`));
	}
	await setClock(0);
	const row = { pairs, known: medianOf(known), unknown: medianOf(unknown) };
	console.log('a wrong password, ms');
	console.table([row]);
	const difference = Math.round(Math.abs(row.known - row.unknown) * 100) / 100;
	checkLimits([['what tells a name that exists from one that does not, in ms,', difference, 3]]);
	return { ...row, apart: difference };
}
