import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openBuiltSite } from '#functions/_lib/pages/built-site.ts';

let folder: string;

function writePage(release: string, text: string): void {
	mkdirSync(join(folder, release), { recursive: true });
	writeFileSync(join(folder, release, '404.html'), text);
}

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'built-'));
	vi.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.restoreAllMocks();
	rmSync(folder, { recursive: true, force: true });
});

test('the built site is dist, as on the platform, where DIST names no other', async () => {
	writePage('dist', 'of dist');
	writePage('other', 'of another');
	vi.stubEnv('DIST', '');
	expect(await (await openBuiltSite())('404.html')).toBe('of dist');
	vi.stubEnv('DIST', 'other');
	expect(await (await openBuiltSite())('404.html')).toBe('of another');
});

test('a file that is not there is undefined, and one that cannot be read is thrown', async () => {
	mkdirSync(join(folder, 'dist', 'page-headers.json'), { recursive: true });
	vi.stubEnv('DIST', '');
	const read = await openBuiltSite();
	expect(await read('404.html')).toBeUndefined();
	await expect(read('page-headers.json')).rejects.toThrow('EISDIR');
});

test('a request reads one release, whatever is served from then on', async () => {
	writePage('first', 'of the first');
	writePage('second', 'of the second');
	symlinkSync('first', join(folder, 'site'));
	vi.stubEnv('DIST', 'site');
	const read = await openBuiltSite();
	rmSync(join(folder, 'site'));
	symlinkSync('second', join(folder, 'site'));
	expect(await read('404.html')).toBe('of the first');
});
