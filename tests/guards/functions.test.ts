import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionResult } from '@netlify/zip-it-and-ship-it';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';

const source = resolve('functions');
const folder = mkdtempSync(join(tmpdir(), 'functions-'));
const files = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isFile());
const names = files.map(({ name }) => name.replace(/\.ts$/, ''));

let bundled: FunctionResult[] = [];
beforeAll(async () => {
	bundled = await zipFunctions(source, folder, { archiveFormat: 'none', basePath: resolve('.') });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const functionsAt = (path: string) =>
	bundled
		.filter(({ routes = [] }) =>
			routes.some((route) =>
				'literal' in route ? route.literal === path : new RegExp(route.expression).test(path),
			),
		)
		.map(({ name }) => name);

const code = (name: string) => readFileSync(join(folder, name, 'functions', `${name}.mjs`), 'utf8');

/** Asked in a process of its own: the runner's loads packages by their development conditions, Netlify does not. */
const asking = `const { default: handle } = await import(process.argv[1]);
	const { status } = await handle(new Request('https://studio.example/api/nowhere'), {});
	console.log(status);`;

describe("Netlify's bundler", () => {
	test('finds one function for each file of functions/, and no other', () => {
		expect(bundled.map(({ name }) => name).sort()).toEqual(names.sort());
	});

	test.each([...new Set(endpoints.map(({ path }) => path))])('gives %s to exactly one function', (path) => {
		expect(functionsAt(path.replace(/:\w+/g, 'x'))).toHaveLength(1);
	});

	test('has the platform call what is due every few minutes', () => {
		const scheduled = bundled.filter(({ schedule }) => schedule !== undefined);
		expect(scheduled.map(({ name, schedule }) => [name, schedule])).toEqual([
			['publish-when-due', '*/3 * * * *'],
		]);
	});

	test.each(names)('leaves no alias in %s', (name) => {
		expect(code(name)).not.toMatch(/(?:from|import\()\s*["']#/);
	});

	test.each(names)(
		'has %s load at its start no package that few calls need, and none whole that has parts',
		(name) => {
			expect(code(name)).not.toMatch(
				/^import .* from "(?:@netlify\/\w+|image-size|jose|marked|undici|yaml)";$/m,
			);
		},
	);

	test.each(names)(
		'makes of %s a bundle of at most 1 MiB as a zip, without the pages that it reads',
		(name) => {
			const files = bundled.find((one) => one.name === name)?.path ?? '';
			const contents = Object.fromEntries(
				readdirSync(files, { recursive: true, withFileTypes: true })
					.filter((entry) => entry.isFile())
					.map((entry) => [
						join(relative(files, entry.parentPath), entry.name),
						readFileSync(join(entry.parentPath, entry.name)),
					]),
			);
			expect(Object.keys(contents).length).toBeGreaterThan(0);
			expect(zipSync(contents).length).toBeLessThanOrEqual(1024 * 1024);
		},
	);

	// A schedule's function is called at no address: without its variables it cannot work.
	const answerOf = (name: string) => (name === 'publish-when-due' ? /^500$/m : /^404$/m);

	test.each(names)('makes of %s a program that answers', (name) => {
		const address = pathToFileURL(join(folder, name, 'functions', `${name}.mjs`)).href;
		expect(
			execFileSync(process.execPath, ['--input-type=module', '-e', asking, address], {
				encoding: 'utf8',
				env: {},
			}),
		).toMatch(answerOf(name));
	});
});
