import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startOwnService } from '../support/own-service.ts';
import { type Bundle, bundle } from './cold-start/bundle.ts';
import { callOf, environmentAt } from './cold-start/calls.ts';
import { checkLimits, circumstances, writeResult } from './result.ts';

const before = circumstances();
/** Rounds in turn, so that a busy moment of the machine hits every function alike. */
const rounds = Number(process.argv[2] ?? 11);
/** How often what an empty function takes of a core; what turns the markup of editors into HTML may take more. */
const most = { core: 3, coreWithMarkup: 4.2, zippedKilobytes: 1024 };

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const run = promisify(execFile);

/** Stands for every service, as one that answers at once; the store of blobs holds nothing. */
const service = await startOwnService((_number, { url }, response) => {
	const status = url?.startsWith('/blobs') ? 404 : 200;
	response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"status":true,"data":[]}');
});
const env = { PATH: process.env.PATH, ...environmentAt(service.url) };

/** What a process said that loaded a function and asked it once; times in milliseconds. */
interface Start {
	status: number;
	ms: number;
	core: number;
}

interface Cold {
	bundle: Bundle;
	/** What the process is told. */
	told: string[];
	starts: Start[];
}

async function prepare(bundle: Bundle): Promise<Cold> {
	const { address, init } = await callOf(bundle);
	return { bundle, told: [at('cold-start/ask.mjs'), bundle.file, address, JSON.stringify(init)], starts: [] };
}

async function start({ told, starts }: Cold): Promise<void> {
	const { stdout } = await run(process.execPath, told, { env });
	starts.push(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

function middle({ starts }: Cold, pick: (start: Start) => number): number {
	const values = starts.map(pick).sort((one, other) => one - other);
	return values[values.length >> 1] ?? Number.NaN;
}

const bundles = await bundle([at('cold-start/empty'), at('../../functions')]);
const all = await Promise.all(bundles.map(prepare));
for (let round = 0; round < rounds; round += 1) for (const each of all) await start(each);
service.stop();

const empty = all.find(({ bundle }) => bundle.name === 'empty') as Cold;
const share = (cold: Cold, pick: (start: Start) => number) =>
	Math.round((middle(cold, pick) / middle(empty, pick)) * 100) / 100;
const rows = all.map((cold) => ({
	name: cold.bundle.name,
	hasMarkup: cold.bundle.hasMarkup,
	figures: {
		answered: middle(cold, ({ status }) => status),
		files: cold.bundle.files,
		'KB zipped': cold.bundle.zippedKilobytes,
		ms: Math.round(middle(cold, ({ ms }) => ms)),
		'ms of a core': Math.round(middle(cold, ({ core }) => core)),
		'times the empty one': share(cold, ({ ms }) => ms),
		'by core': share(cold, ({ core }) => core),
	},
}));
const result = Object.fromEntries(rows.map(({ name, figures }) => [name, figures]));
console.log(`from the start of a process to its first answer, the middle of ${rounds}`);
console.table(result);
await writeResult('cold', { ...before, command: 'npm run bench:cold', result });
checkLimits(
	rows.flatMap(({ name, hasMarkup, figures }) => [
		[
			`what a cold ${name} takes of a core beside an empty function`,
			figures['by core'],
			hasMarkup ? most.coreWithMarkup : most.core,
		],
		[`the bundle of ${name} in KB`, figures['KB zipped'], most.zippedKilobytes],
	]),
);
