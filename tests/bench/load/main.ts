import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { functions } from './functions.ts';
import { names } from './names.ts';
import { load } from './r24-load.ts';
import { overload } from './r25-overload.ts';
import { soak } from './r26-soak.ts';
import { type Stage, setStage } from './stage.ts';
import { waits } from './waits.ts';

const folder = fileURLToPath(new URL('../results', import.meta.url));

/** With how much else to do the machine measured: a ratio of two busy minutes says little. */
const machine = () => ({ cores: availableParallelism(), node: process.version, busy: loadavg()[0] });

async function onStage(measure: (stage: Stage) => Promise<unknown>): Promise<unknown> {
	const stage = await setStage();
	process.env.TEST_SITE_URL = stage.site;
	process.env.TEST_SANDBOX_URL = `http://127.0.0.1:${stage.environment.SANDBOX_PORT}`;
	try {
		return await measure(stage);
	} finally {
		await stage.end();
	}
}

/** Each on a stage of its own: a service that was pressed or failed is remembered. */
const parts: Record<string, () => Promise<unknown>> = {
	functions,
	R24: () => onStage(load),
	R25: () => onStage(overload),
	R26: () => onStage(soak),
	names: () => onStage(names),
	waits: () => onStage(waits),
};

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const [name, measure] of Object.entries(parts)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const before = machine();
	const result = { machine: before, result: await measure() };
	await writeFile(`${folder}/load-${name}.json`, `${JSON.stringify(result, null, '\t')}\n`);
}
process.exit();
