import { freePort, startUntil } from '../../../sandbox/processes.ts';
import { checkLimits } from '../result.ts';
import { growthPerMinute, residentOf, type Sample } from './memory.ts';
import { press } from './press.ts';
import { type Stage, signedIn } from './stage.ts';

const rate = 200;
/** Seconds. */
const times = { warmUp: 30, soak: 90 };
const program = ['--expose-gc', '--import=./tests/bench/load/report-heap.ts', 'sandbox/host/main.ts'];

/** A host that tells of its heap, so that a leak is told from garbage that nobody has collected yet. */
async function startTellingHost({ environment }: Stage, onHeap: (megabytes: number) => void) {
	const port = String(await freePort());
	const site = `http://localhost:${port}`;
	const onLine = (line: string) => {
		if (line.startsWith('HEAP ')) onHeap(Number(line.slice(5)));
	};
	const own = { ...environment, PORT: port, SITE_URL: site };
	return { site, host: await startUntil('site ready', program, { environment: own, onLine }) };
}

/** R26: a steady stream. Memory is watched once the machine code is made and the caches are full. */
export async function soak(stage: Stage) {
	let samples: Sample[] = [];
	const started = performance.now();
	const { site, host } = await startTellingHost(stage, (value) => {
		samples.push({ at: (performance.now() - started) / 1000, value });
	});
	const target = { url: `${site}/api/account/profile`, headers: { cookie: await signedIn(site) } };
	const steady = { ...target, overallRate: rate, connections: 20 };
	await press({ ...steady, duration: times.warmUp });
	samples = [];
	const pressed = await press({ ...steady, duration: times.soak });
	const memory = { 'resident MB': await residentOf(host), 'heap MB a minute': growthPerMinute(samples) };
	const row = { ...pressed, ...memory };
	console.log(`R26 ${rate} a second for ${times.soak} s`);
	console.table([row]);
	checkLimits([
		['the growth of the heap in MB a minute', row['heap MB a minute'], 1],
		['the number of errors', row.errors, 0],
	]);
	return row;
}
