import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endpoints } from '#contract/endpoints.ts';
import { outboxOf, readLog, readState } from '../../support/control.ts';
import { players } from '../../support/players.ts';
import { required } from '../../support/required.ts';
import { findingsIn, sandboxEntry, siteLine } from './closed-lines.ts';

// Run after every suite: fails where a line of the run's logs holds anything of a visitor. With --whole each call of
// the contract must have left a line, too, here or in the logs of the other sites, which are named.
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { whole: { type: 'boolean', default: false } },
});

/** What was sent to people and is still there: tokens of links. */
async function sentTokens(): Promise<string[]> {
	const { outbox = [] } = (await readState()).rows;
	const people = [...new Set(outbox.map(({ recipient }) => String(recipient)))];
	const messages = (await Promise.all(people.map(outboxOf))).flat();
	const parts = messages.flatMap(({ links }) => links.flatMap((link) => link.split(/[/?&=#]/)));
	return parts.filter((part) => part.length >= 20 && !part.includes('.'));
}

async function knownSecrets(): Promise<string[]> {
	const own = required('TEST_SECRETS').split('\n');
	const people = Object.values(players).flatMap(({ email, password }) => [email, password]);
	const keys = own.map((secret) => (/^https?:/.test(secret) ? secret : (secret.split(':').at(-1) ?? secret)));
	return [...keys, ...people, ...(await sentTokens())].filter((secret) => secret.length >= 8);
}

function linesIn(file: string): string[] {
	// A line that is only just being written has no end yet.
	return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

const secrets = await knownSecrets();
const lines = linesIn(required('TEST_SITE_LOG'));
const entries = (await readLog()).map((entry) => JSON.stringify(entry));
const problems = [
	...lines.flatMap((line, index) =>
		findingsIn(line, siteLine, secrets).map((problem) => `line ${index + 1} of the site's log ${problem}`),
	),
	...entries.flatMap((entry, index) =>
		findingsIn(entry, sandboxEntry, secrets).map(
			(problem) => `entry ${index + 1} of the sandbox's log ${problem}`,
		),
	),
];
const all = [...lines, ...positionals.flatMap(linesIn)];
const events = new Set(all.flatMap((line) => /"event":"([^"]+)"/.exec(line)?.[1] ?? []));
const silent = values.whole ? endpoints.filter(({ name }) => !events.has(name)) : [];
problems.push(...silent.map(({ name }) => `${name} left no line in the log of a site`));
for (const problem of problems.slice(0, 40)) console.log(problem);
console.log(`${lines.length} lines and ${entries.length} entries of the logs, ${problems.length} problems`);
process.exitCode = problems.length > 0 || lines.length === 0 ? 1 : 0;
