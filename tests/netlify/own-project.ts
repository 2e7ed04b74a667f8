import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const parts = ['functions', 'src', 'package.json', 'netlify.toml'];

/**
 * A project folder outside this repository, without pages: the platform's tools read what lies around, such as headers
 * of another build. Functions are copied, because those tools do not follow links to them.
 */
export async function ownProject(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'netlify-'));
	for (const part of parts) await cp(part, join(folder, part), { recursive: true });
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	return folder;
}
