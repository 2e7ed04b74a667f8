import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionResult } from '@netlify/zip-it-and-ship-it';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
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

describe("Netlify's bundler", () => {
	test('finds one function for each file of functions/, and no other', () => {
		expect(bundled.map(({ name }) => name).sort()).toEqual(names.sort());
	});

	test.each([...new Set(endpoints.map(({ path }) => path))])('gives %s to exactly one function', (path) => {
		expect(functionsAt(path.replace(/:\w+/g, 'x'))).toHaveLength(1);
	});

	test.each(names)('leaves no alias in %s', (name) => {
		expect(code(name)).not.toMatch(/(?:from|import\()\s*["']#/);
	});

	test.each(names)('makes of %s a program that answers', async (name) => {
		const { default: handle } = await import(
			pathToFileURL(join(folder, name, 'functions', `${name}.mjs`)).href
		);
		const response: Response = await handle(new Request('https://studio.example/api/nowhere'), {});
		expect(response.status).toBe(404);
	});
});
