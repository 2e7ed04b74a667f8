import * as v from 'valibot';
import { findJobProblems, type JobsSetting } from './jobs.ts';
import { findPartProblems, type Part } from './parts.ts';
import { platforms, signInPlatforms } from './platforms.ts';
import { type Variable, type VariableName, variableOf, type variables } from './variables.ts';

/** The headers that pages and answers of functions carry alike. */
export const sharedSecurityHeaders = {
	'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
	'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
	'X-Content-Type-Options': 'nosniff',
	'X-Frame-Options': 'DENY',
} as const;

/** Stands for the address of a service that a studio does not have: by its name it leads nowhere, RFC 6761. */
const nowhere = 'http://nowhere.invalid';

/** A key that nobody knows, another one in each process. */
const unknownKey = () => btoa(crypto.randomUUID());

/** What stands for variables that are not set where content comes from files and there is no CMS beside them. */
const withoutCms: Record<string, () => string> = {
	CMS_URL: () => nowhere,
	CMS_TOKEN: unknownKey,
	CMS_WEBHOOK_SECRET: unknownKey,
	BUILD_HOOK_URL: () => nowhere,
};

/** The parsed values of the named variables. */
export type Config<Name extends VariableName> = {
	[N in Name]: v.InferOutput<(typeof variables)[N]['schema']>;
};

/** Says of each missing or malformed variable its name and what it should be, never a secret's value. */
export class ConfigError extends Error {
	override name = 'ConfigError';
}

/** Whether there is something that builds the site when it is called. */
export const hasBuildHook = ({ BUILD_HOOK_URL }: { BUILD_HOOK_URL: string }): boolean =>
	BUILD_HOOK_URL !== nowhere;

/** Whether there is a CMS that is asked over the network. */
export const hasCms = ({ CMS_URL }: { CMS_URL: string }): boolean => CMS_URL !== nowhere;

type Environment = Record<string, string | undefined>;

/** The CMS takes submissions, too, unless a service of their own is named. */
const otherwise: Partial<Record<VariableName, VariableName>> = {
	SUBMISSIONS_URL: 'CMS_URL',
	SUBMISSIONS_KEY: 'CMS_TOKEN',
};

/** Variables that only a site with a CMS has: without CMS_URL beside them something was forgotten. */
const cmsVariables = ['CMS_TOKEN', 'CMS_WEBHOOK_SECRET', 'BUILD_HOOK_URL'];

/** Without a CMS content is read from files, unless another source is named. */
function readsFiles(environment: Environment): boolean {
	if (environment.CMS_URL) return false;
	const isAlone = cmsVariables.every((name) => !environment[name]);
	return environment.CMS_SOURCE ? environment.CMS_SOURCE === 'files' : isAlone;
}

function standIn(environment: Environment, name: VariableName): string | undefined {
	if (!readsFiles(environment)) return undefined;
	return name === 'CMS_SOURCE' ? 'files' : withoutCms[name]?.();
}

/** Strapi takes nothing of what visitors send. */
const stepIn = (environment: Environment, name: VariableName) =>
	environment.CMS_SOURCE === 'strapi' ? undefined : otherwise[name];

/** The variable whose value counts as that of the named one. */
function sourceOf(environment: Environment, name: VariableName): VariableName {
	const other = stepIn(environment, name);
	return other && !environment[name] && environment[other] ? other : name;
}

/** Says which parts of the site a variable is for, and how to do without it. */
function describeParts(parts: readonly Part[]): string {
	if (parts.length === 0) return '';
	const names = parts.map((part) => `"${part}"`).join(' and ');
	const settings = parts.map((part) => `"${part}: false"`).join(' and ');
	const [noun, verb] = parts.length > 1 ? ['parts', 'switch'] : ['part', 'switches'];
	return ` It belongs to the ${noun} ${names}, which ${settings} in src/site.config.ts ${verb} off.`;
}

function complaint(
	name: VariableName,
	{ shouldBe, secret: hidden, parts }: Variable,
	value: string | undefined,
	other: string | undefined,
): string {
	const state = value === undefined ? 'is not set' : hidden ? 'is malformed' : `is "${value}"`;
	const either = value === undefined && other ? `${name} or ${other}` : name;
	return `${either} ${state}; it should be ${shouldBe}.${describeParts(parts)}`;
}

/** Throws ConfigError for parts that cannot be, or not together. @param given what stands in src/site.config.ts */
export function checkParts(given: object): void {
	const problems = findPartProblems(given).map((problem) => `parts in src/site.config.ts: ${problem}`);
	if (problems.length > 0) throw new ConfigError(problems.join('\n'));
}

/** Throws ConfigError where it is wrong where jobs come from. @param given what stands in src/site.config.ts */
export function checkJobs(given: JobsSetting, environment: Environment): void {
	const { JOBS_SOURCE: source = given.source, JOBS_BOARD: board = given.board } = readConfig(environment, [
		'JOBS_SOURCE',
		'JOBS_BOARD',
	]);
	const problems = findJobProblems({ ...given, source, board });
	if (problems.length > 0)
		throw new ConfigError(problems.map((problem) => `jobs in src/site.config.ts: ${problem}`).join('\n'));
}

/**
 * Reads the named variables from an environment. An empty value counts as not set.
 * Throws ConfigError naming every variable that is missing or malformed.
 */
export function readConfig<const Name extends VariableName>(
	environment: Environment,
	names: readonly Name[],
): Config<Name> {
	const values: Record<string, unknown> = {};
	const complaints: string[] = [];
	for (const name of names) {
		const source = sourceOf(environment, name);
		const value = environment[source] || standIn(environment, name);
		const expected = variableOf(source, environment);
		const parsed = v.safeParse(expected.schema, value);
		if (parsed.success) values[name] = parsed.output;
		else complaints.push(complaint(source, expected, value, stepIn(environment, source)));
	}
	if (complaints.length > 0) throw new ConfigError([...new Set(complaints)].join('\n'));
	return values as Config<Name>;
}

/** The platforms that pages offer to sign in with: of those in PLATFORMS; without it of all, if players may be led to any. */
export function readSignInPlatforms(environment: Environment) {
	const { PLATFORMS, PLATFORM_ORIGINS } = readConfig(environment, ['PLATFORMS', 'PLATFORM_ORIGINS']);
	const offered = PLATFORMS ?? (PLATFORM_ORIGINS.length > 0 ? platforms : []);
	return signInPlatforms.filter((platform) => offered.includes(platform));
}
