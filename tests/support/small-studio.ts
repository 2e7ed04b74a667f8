import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { type Parts, partNames } from '#contract/parts.ts';
import type { Environment } from '../../sandbox/environment.ts';
import { copyContent } from './content-folder.ts';

/** What a build takes of the project, and what serves it. */
const sources = [
	'src',
	'functions',
	'i18n',
	'public',
	'sandbox',
	'astro.config.mjs',
	'astro-i18next.config.ts',
	'package.json',
	'tsconfig.json',
];

/** The one entry that is left of each collection that has many; that of questions and banners lead to parts of the site. */
const kept: Record<string, string> = {
	'faq-categories': 'account',
	faqs: 'link-a-platform',
	games: 'the-salt-crown',
	'job-offers': '2001',
	multibanners: 'playtest-season',
	'office-news': 'how-snow-remembers',
	offices: 'gent',
	'support-patches': 'the-salt-crown-1-0-2',
};

/** Is about accounts, as its `part` says. */
export const answerAboutAccounts = 'forgotten-password';

async function prune(content: string): Promise<void> {
	for (const [collection, name] of Object.entries(kept)) {
		const folder = join(content, collection);
		const others = (await readdir(folder)).filter(
			(file) => ![name, answerAboutAccounts].includes(file.split('.')[0] ?? ''),
		);
		await Promise.all(others.map((file) => rm(join(folder, file))));
		await keepAlways(join(folder, `${name}.en.md`));
	}
}

/** Has an entry that leads to parts of the site stay where these are off. */
async function keepAlways(file: string): Promise<void> {
	const text = await readFile(file, 'utf8');
	await writeFile(file, text.replace(/^part: .*\n/m, ''));
}

/** One small picture in the place of each, so that a build has little to encode. */
async function shrinkPictures(media: string): Promise<void> {
	const small = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#543' } })
		.webp()
		.toBuffer();
	const pictures = (await readdir(media)).filter((name) => name.endsWith('.webp'));
	await Promise.all(pictures.map((name) => writeFile(join(media, name), small)));
}

/** What a build ended with, and what it said. */
export interface Built {
	code: number | null;
	said: string;
}

/** A copy of the project with one entry of each collection, in files. */
export interface SmallStudio {
	folder: string;
	/** Writes `parts` into its src/site.config.ts. */
	setParts(parts: object): Promise<void>;
	/** Runs what `npm run build` runs, with these variables alone. */
	build(variables: Environment): Promise<Built>;
	remove(): Promise<void>;
}

/** As a studio would write it, with the parts that are off. */
export const partsWithout = (...off: string[]) =>
	Object.fromEntries(partNames.map((part) => [part, !off.includes(part)])) as Parts;

const declaration = /(?<=export const parts: Parts = )\{.*?\n?\};/s;

export async function createSmallStudio(): Promise<SmallStudio> {
	await mkdir('tests/.run', { recursive: true });
	const folder = resolve(await mkdtemp(join('tests/.run', 'small-')));
	for (const source of sources) await cp(source, join(folder, source), { recursive: true });
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	await copyContent(join(folder, 'content'));
	await prune(join(folder, 'content'));
	await shrinkPictures(join(folder, 'content/media'));
	const config = join(folder, 'src/site.config.ts');
	return {
		folder,
		async setParts(parts) {
			const text = await readFile(config, 'utf8');
			await writeFile(config, text.replace(declaration, `${JSON.stringify(parts)};`));
		},
		async build(variables) {
			const { PATH, NODE_COMPILE_CACHE } = process.env;
			const child = spawn(process.execPath, ['src/build/build.main.ts'], {
				cwd: folder,
				env: { PATH, NODE_COMPILE_CACHE, ASTRO_TELEMETRY_DISABLED: '1', ...variables },
				stdio: ['ignore', 'pipe', 'pipe'],
			});
			let said = '';
			for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += chunk));
			const code = await new Promise<number | null>((done) => child.once('close', done));
			return { code, said };
		},
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}
