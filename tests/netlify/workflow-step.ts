import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { parse } from 'yaml';

interface Workflow {
	jobs: Record<string, { steps: { id?: string; run?: string }[] }>;
}

interface Run {
	folder: string;
	environment: Record<string, string>;
}

/** Runs a step of preview.yml as the runner does, and answers what it put out. */
export async function runStep(id: string, { folder, environment }: Run): Promise<NodeJS.Dict<string>> {
	const { jobs } = parse(readFileSync('.github/workflows/preview.yml', 'utf8')) as Workflow;
	const step = jobs.preview?.steps.find((each) => each.id === id);
	const output = join(folder, `${id}.output`);
	writeFileSync(output, '');
	await promisify(execFile)('bash', ['-e', '-c', step?.run ?? 'false'], {
		cwd: folder,
		env: { ...process.env, ...environment, GITHUB_OUTPUT: output },
		maxBuffer: 20_000_000,
	});
	return parseEnv(readFileSync(output, 'utf8'));
}
