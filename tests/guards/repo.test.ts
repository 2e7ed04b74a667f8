import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNone, read, root, walk } from './support.ts';

/** Machine paths that are documented defaults, as the file and the text that holds them. */
const documentedPaths: readonly { path: string; holds: string }[] = [];

const binary =
	/\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|zip|7z|mp4|webm|mp3|blend|exr|glb|wasm)$/i;
const machinePath = /(?<![\w.~-])\/(?:work|home|root|tmp|Users)\/[\w.-]/;
const secretFile =
	/(?:^|\/)(?:\.env(?!\.example$)[^/]*|id_(?:rsa|ed25519)[^/]*|[^/]*\.(?:pem|key|p12|pfx|jks|sqlite3?|db))$/;
const secretTexts: readonly [string, RegExp][] = [
	['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
	['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
	['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36,}\b/],
	['a Netlify token', /\bnfp_[A-Za-z0-9]{36,}\b/],
	['an npm token', /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[A-Za-z0-9]/],
	['a Google key', /\bAIza[0-9A-Za-z_-]{35}\b/],
	['a Slack token', /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
];

/** Every file that is or would be tracked; without git every file that is not ignored by habit. */
function trackedFiles(): string[] {
	try {
		const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
			cwd: root,
			encoding: 'utf8',
			stdio: 'pipe',
		});
		return list.split('\0').filter(Boolean);
	} catch {
		return walk(['.']);
	}
}

function textOf(path: string): string {
	try {
		return readFileSync(join(root, path), 'utf8');
	} catch {
		// Listed by git, but removed or replaced since.
		return '';
	}
}

function machinePaths(path: string, text: string): string[] {
	return text.split('\n').flatMap((line, index) => {
		const found = machinePath.exec(line);
		if (!found || documentedPaths.some((known) => known.path === path && line.includes(known.holds)))
			return [];
		return [`${path}:${index + 1} ${line.trim().slice(0, 100)}`];
	});
}

function secretsIn(path: string, text: string): string[] {
	const byName = secretFile.test(path) ? [`${path} looks like a file of secrets`] : [];
	return [
		...byName,
		...secretTexts.filter(([, sign]) => sign.test(text)).map(([what]) => `${path} holds ${what}`),
	];
}

interface Package {
	[group: string]: unknown;
}
const versionGroups = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'];
const exact = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$|^\$[@\w./-]+$/;

function versionsOf(group: unknown, path: string): [string, string][] {
	if (typeof group === 'string') return [[path, group]];
	if (typeof group !== 'object' || group === null) return [];
	return Object.entries(group).flatMap(([name, version]) => versionsOf(version, `${path} > ${name}`));
}

const inexactVersions = (manifest: Package) =>
	versionGroups
		.flatMap((group) => versionsOf(manifest[group], group))
		.filter(([, version]) => !exact.test(version))
		.map(([path, version]) => `package.json: ${path} is ${version}`);

const ownFile = /new URL\('([^'`$]+\.\w+)', import\.meta\.url\)/g;

/** Files beside a program that it names, and that are not there. */
const missingFiles = (path: string, text: string) =>
	[...text.matchAll(ownFile)]
		.map(([, name = '']) => join(dirname(path), name))
		.filter((file) => !existsSync(join(root, file)))
		.map((file) => `${path} names ${file}, which is not there`);

test('each file that a program finds beside itself is there', () => {
	const programs = trackedFiles().filter((path) => /\.(?:[cm]?[jt]sx?|astro)$/.test(path));
	const problems = programs.flatMap((path) => missingFiles(path, textOf(path)));
	expectNone(problems, 'Name the file as it is called now.');
	const code = `new URL('${'gone'}.mjs', import.meta.url)`;
	expect(missingFiles('tests/x.ts', code)).toHaveLength(1);
});

describe('the repository', () => {
	const files = trackedFiles();
	const texts = files
		.filter((path) => !binary.test(path))
		.map((path): [string, string] => [path, textOf(path)]);

	test('names no path of one machine', () => {
		expectNone(
			texts
				.filter(([path]) => path !== 'package-lock.json')
				.flatMap(([path, text]) => machinePaths(path, text)),
			'Build paths from the repository (new URL(relative, import.meta.url)) or from os.tmpdir(); a documented default goes to documentedPaths in tests/guards/repo.test.ts.',
		);
	});

	test('tracks no secret', () => {
		expectNone(
			texts.flatMap(([path, text]) => secretsIn(path, text)),
			'Remove it, change the secret, and put its name into .env.example only.',
		);
	});

	test('pins every version', () => {
		expectNone(
			inexactVersions(JSON.parse(read('package.json')) as Package),
			'Write the exact version, without ^, ~, * or a range.',
		);
	});
});

describe('the rules themselves', () => {
	const path = (...parts: string[]) => ['', ...parts].join('/');

	test.each([
		`cd ${path('home', 'me', 'site')}`,
		`"${path('tmp', 'x')}"`,
		`(${path('work', 'main')})`,
		`=${path('root', '.npm')}`,
	])('%s is a machine path', (text) => {
		expect(machinePaths('a.ts', text)).toHaveLength(1);
	});
	test.each(['https://a.example/home/x', './tmp/x', 'tests/work/x', "'/home'", 'src/root/x'])(
		'%s is none',
		(text) => {
			expect(machinePaths('a.ts', text)).toEqual([]);
		},
	);

	test.each(['.env', '.env.local', 'deploy/id_rsa', 'certs/a.pem', 'a.sqlite'])(
		'%s looks like secrets',
		(name) => {
			expect(secretsIn(name, '')).toHaveLength(1);
		},
	);
	test.each(['.env.example', 'src/api/key.ts', 'a.environment'])('%s does not', (name) => {
		expect(secretsIn(name, '')).toEqual([]);
	});
	test.each([['-----BEGIN', 'PRIVATE KEY-----'].join(' '), `ghp_${'a'.repeat(36)}`, `AKIA${'A'.repeat(16)}`])(
		'%s is a secret',
		(text) => {
			expect(secretsIn('a.ts', text)).toHaveLength(1);
		},
	);

	test.each(['^1.0.0', '~1.0.0', '*', '1.x', '>=1.0.0', 'latest', '1.0', '1.0.0 || 2.0.0'])(
		'%s is not exact',
		(version) => {
			expect(inexactVersions({ dependencies: { a: version } })).toHaveLength(1);
			expect(inexactVersions({ overrides: { a: { b: version } } })).toHaveLength(1);
		},
	);
	test.each(['1.0.0', '1.0.0-beta.21', 'npm:other@1.2.3', '$react'])('%s is exact', (version) => {
		expect(inexactVersions({ dependencies: { a: version } })).toEqual([]);
	});
});

test('every site at Netlify is built by the Node of the project', () => {
	const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } };
	for (const path of ['netlify.toml', 'preview/netlify.toml', 'editor/netlify.toml'])
		expect([path, read(path)]).toEqual([path, expect.stringContaining(`"${dependencies.node}"`)]);
});
