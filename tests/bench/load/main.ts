import { circumstances, writeResult } from '../result.ts';
import { functions } from './functions.ts';
import { names } from './names.ts';
import { load } from './r24-load.ts';
import { overload } from './r25-overload.ts';
import { soak } from './r26-soak.ts';
import { type Stage, setStage } from './stage.ts';
import { waits } from './waits.ts';

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
for (const [name, measure] of Object.entries(parts)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const before = circumstances();
	const command = `npm run bench:load -- ${name}`;
	await writeResult(`load-${name}`, { ...before, command, result: await measure() });
}
process.exit(process.exitCode);
