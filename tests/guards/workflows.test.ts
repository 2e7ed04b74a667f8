import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { expectNone, read, root, type Source, sources } from './support.ts';

type Permissions = Record<string, string>;

interface Step {
	uses?: string;
	run?: string;
	env?: Record<string, string>;
}
interface Job {
	'timeout-minutes'?: number;
	permissions?: Permissions;
	env?: Record<string, string>;
	steps?: Step[];
}
interface Workflow {
	on?: Record<string, unknown>;
	permissions?: Permissions;
	concurrency?: unknown;
	env?: Record<string, string>;
	jobs?: Record<string, Job>;
}

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** What a run may be given to read: everything else is given to a job by itself. */
const isNothing = (permissions: Permissions) =>
	Object.entries(permissions).every(([name, access]) => name === 'contents' && access === 'read');
const writes = ({ permissions = {} }: Job) => Object.values(permissions).includes('write');
/** Whether a step brings code of the repository, or runs it. */
const bringsCode = ({ uses = '', run = '' }: Step) =>
	uses.startsWith('actions/checkout@') || /\b(?:npm|npx|node)\b/.test(run);
const namesSecret = (env: Record<string, string> = {}) =>
	Object.values(env).some((value) => /\bsecrets\b/.test(value));

function unknownCommands(run: string): string[] {
	const named = [...run.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
	const files = [...run.matchAll(/\bnode (\w[\w./-]*)/g)].map(([, file = '']) => file);
	return [
		...named.filter((name) => !scripts[name]).map((name) => `npm run ${name}`),
		...files.filter((file) => !existsSync(join(root, file))),
	];
}

function stepProblems({ uses, run = '' }: Step): string[] {
	const rules: [holds: boolean, problem: string][] = [
		[
			!uses || /^actions\/[\w-]+@v\d+$/.test(uses),
			`uses ${uses}, which is no version of GitHub's own actions`,
		],
		[!run.includes('${{'), `runs ${run.trim().slice(0, 40)} with an expression in it: hand it over in env`],
		[!/\bset -x\b/.test(run), 'prints its commands, and what stands in them'],
	];
	const unknown = unknownCommands(run).map((name) => `runs ${name}, which does not exist`);
	return [...rules.filter(([holds]) => !holds).map(([, problem]) => problem), ...unknown];
}

function jobProblems(job: Job): string[] {
	const { steps = [], env } = job;
	const rules: [holds: boolean, problem: string][] = [
		[job['timeout-minutes'] !== undefined, 'may run for six hours: give it timeout-minutes'],
		[
			!(writes(job) && steps.some(bringsCode)),
			'may write and runs code of the repository: make two jobs of it',
		],
		[!namesSecret(env), 'gives a secret to all of its steps'],
	];
	return [...rules.filter(([holds]) => !holds).map(([, problem]) => problem), ...steps.flatMap(stepProblems)];
}

function problemsOf({ path, text }: Source): string[] {
	const document = parseDocument(text);
	const faults = [...document.errors, ...document.warnings].map(
		({ message }) => message.split('\n')[0] ?? '',
	);
	if (faults.length > 0) return faults.map((fault) => `${path} is no YAML: ${fault}`);
	const { on = {}, permissions, concurrency, env, jobs = {} } = document.toJS() as Workflow;
	const rules: [holds: boolean, problem: string][] = [
		[permissions !== undefined && isNothing(permissions), 'may do more by default than read its contents'],
		[!('pull_request_target' in on || 'workflow_run' in on), 'gives secrets to the code of strangers'],
		[concurrency !== undefined, 'may run twice at once'],
		[!namesSecret(env), 'gives a secret to all of its jobs'],
	];
	const ofJobs = Object.entries(jobs).flatMap(([name, job]) =>
		jobProblems(job).map((problem) => `job ${name} ${problem}`),
	);
	return [...rules.filter(([holds]) => !holds).map(([, problem]) => problem), ...ofJobs].map(
		(problem) => `${path} ${problem}`,
	);
}

/** The versions of each action, as all workflows together name them. */
function versionsOf(list: readonly Source[]): Map<string, Set<string>> {
	const versions = new Map<string, Set<string>>();
	for (const { text } of list)
		for (const [, name = '', version = ''] of text.matchAll(/uses: ([\w/-]+)@(\S+)/g))
			versions.set(name, (versions.get(name) ?? new Set()).add(version));
	return versions;
}

describe('the workflows', () => {
	const workflows = sources(['.github/workflows'], ['.yml', '.yaml']);

	test('do no more than they have to, and take no text of strangers for commands', () => {
		expect(workflows.length).toBeGreaterThan(2);
		expectNone(workflows.flatMap(problemsOf), 'tests/guards/workflows.test.ts says what a workflow may do.');
	});

	test('use one version of each action', () => {
		const several = [...versionsOf(workflows)].filter(([, versions]) => versions.size > 1);
		expect(several.map(([name]) => name)).toEqual([]);
	});
});

describe('the rules themselves', () => {
	const filled = (name: string) => ['$', `{{ ${name} }}`].join('');
	const workflow = (job: object, rest: object = {}) => ({
		path: 'a.yml',
		text: JSON.stringify({
			on: { pull_request: null },
			permissions: { contents: 'read' },
			concurrency: { group: 'a' },
			jobs: { a: { 'runs-on': 'ubuntu-latest', 'timeout-minutes': 5, ...job } },
			...rest,
		}),
	});
	const step = (fields: object) => ({ steps: [fields] });
	const checkout = { uses: 'actions/checkout@v4' };

	test.each([
		['title in a command', workflow(step({ run: `echo "${filled('github.event.pull_request.title')}"` }))],
		['branch in a command', workflow(step({ run: `echo ${filled('github.head_ref')}` }))],
		['target', workflow({}, { on: { pull_request_target: null } })],
		['other workflow', workflow({}, { on: { workflow_run: { workflows: ['a'] } } })],
		['default permissions', workflow({}, { permissions: undefined })],
		['all permissions', workflow({}, { permissions: { contents: 'write' } })],
		['twice at once', workflow({}, { concurrency: undefined })],
		['no end', workflow({ 'timeout-minutes': undefined })],
		['writing beside code', workflow({ permissions: { 'pull-requests': 'write' }, steps: [checkout] })],
		['writing and running', workflow({ permissions: { issues: 'write' }, ...step({ run: 'npm test' }) })],
		['secret for a job', workflow({ env: { A: filled('secrets.A') } })],
		['secret for all', workflow({}, { env: { A: filled('secrets.A') } })],
		['action of others', workflow(step({ uses: 'somebody/action@v1' }))],
		['action of any version', workflow(step({ uses: 'actions/checkout@main' }))],
		['command that is not there', workflow(step({ run: 'npm run no-such-script' }))],
		['file that is not there', workflow(step({ run: 'node src/none.ts' }))],
		['shown commands', workflow(step({ run: 'set -x' }))],
		['no YAML', { path: 'a.yml', text: 'on: [' }],
	])('%s: refused', (_name, source) => {
		expect(problemsOf(source)).toHaveLength(1);
	});

	test.each([
		['a title in env', workflow(step({ run: 'echo "$A"', env: { A: filled('github.event.number') } }))],
		['a secret for a step', workflow(step({ run: 'npm run build', env: { A: filled('secrets.A') } }))],
		['no permissions', workflow({}, { permissions: {} })],
		['writing alone', workflow({ permissions: { 'pull-requests': 'write' }, ...step({ run: 'gh api' }) })],
	])('%s: allowed', (_name, source) => {
		expect(problemsOf(source)).toEqual([]);
	});
});
