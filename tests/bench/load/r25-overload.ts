import { checkLimits } from '../result.ts';
import { press } from './press.ts';
import { type Stage, signedIn } from './stage.ts';

const crowd = 500;
/** Seconds. */
const duration = 10;

async function recovery(url: string, headers: Record<string, string>): Promise<number> {
	const started = performance.now();
	while ((await fetch(url, { headers })).status !== 200);
	return Math.round(performance.now() - started);
}

/** R25: more at once than functions work on. Each is answered or told to come back, and the site is itself again afterwards. */
export async function overload({ site }: Stage) {
	const target = { url: `${site}/api/account/profile`, headers: { cookie: await signedIn(site) } };
	const under = await press({ ...target, connections: crowd, duration });
	const milliseconds = await recovery(target.url, target.headers);
	const after = await press({ ...target, duration: 3 });
	const rows = { [`${crowd} at once`]: under, 'and after': after };
	console.log(`R25 recovers within ${milliseconds} ms`);
	console.table(rows);
	checkLimits([
		['the number of errors of 500 at once', under.errors, 0],
		['the number of errors afterwards', after.errors, 0],
	]);
	return { ...rows, 'ms until it recovers': milliseconds };
}
