import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#contract/config.ts';
import { variableNames } from '#contract/variables.ts';
import { localEnvironment } from '../../sandbox/environment.ts';

let data: string;
beforeEach(() => {
	data = mkdtempSync(join(tmpdir(), 'environment-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('the configuration of a local start', () => {
	it('is complete with nothing set', () => {
		expect(() => readConfig(localEnvironment({ SANDBOX_DATA: data }), variableNames)).not.toThrow();
	});

	it('keeps the secrets of the first start, readable by nobody else', () => {
		const first = localEnvironment({ SANDBOX_DATA: data });
		expect(localEnvironment({ SANDBOX_DATA: data })).toEqual(first);
		expect(statSync(join(data, 'env')).mode & 0o077).toBe(0);
		expect(readFileSync(join(data, 'env'), 'utf8')).toContain(first.ACCOUNT_SERVICE_KEY);
	});

	it('counts an empty value as not set', () => {
		const { SESSION_KEYS, CMS_URL } = localEnvironment({ SANDBOX_DATA: data, SESSION_KEYS: '', CMS_URL: '' });
		expect(SESSION_KEYS).toMatch(/^local:/);
		expect(CMS_URL).toMatch(/^http:\/\/127\.0\.0\.1/);
	});

	it('leaves what is set as it is', () => {
		const given = { SANDBOX_DATA: data, CMS_URL: 'https://cms.example' };
		expect(localEnvironment(given).CMS_URL).toBe('https://cms.example');
	});

	it('[AD-05] reads content from the folder that is named, and from the sandbox where none is', () => {
		const there = localEnvironment({ SANDBOX_DATA: data, CONTENT_FOLDER: data });
		const missing = localEnvironment({ SANDBOX_DATA: data });
		expect([there.CMS_SOURCE, missing.CMS_SOURCE]).toEqual(['files', undefined]);
		const named = { SANDBOX_DATA: data, CONTENT_FOLDER: data, CMS_SOURCE: 'rest' };
		expect(localEnvironment(named).CMS_SOURCE).toBe('rest');
	});

	it('copies of the example change nothing', () => {
		const example = readFileSync('.env.example', 'utf8');
		expect(example.split('\n').filter((line) => line && !line.startsWith('#'))).toEqual([]);
		const described = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
		expect(described.toSorted()).toEqual(variableNames.toSorted());
	});
});

describe('a build of the preview', () => {
	it.each(['preview:build', 'preview:build:netlify'])('by %s reads .env', (name) => {
		const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
			scripts: Record<string, string>;
		};
		const [, options = ''] =
			/^node (.*?) ?node_modules\/astro\/bin\/astro\.mjs build /.exec(scripts[name] ?? '') ?? [];
		writeFileSync(join(data, '.env'), 'SITE_URL=https://own.example\n');
		const program = [...options.split(' ').filter(Boolean), '--print', 'process.env.SITE_URL'];
		const { stdout } = spawnSync(process.execPath, program, { cwd: data, env: {}, encoding: 'utf8' });
		expect(stdout.trim()).toBe('https://own.example');
	});
});
