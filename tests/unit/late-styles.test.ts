import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { lateStyles } from '#build/late-styles.ts';

const sheet = `@layer components {
	.answer {
		color: red;
	}
}`;

async function bundled(program: string): Promise<Rolldown.RolldownOutput['output']> {
	const folder = await mkdtemp(join(tmpdir(), 'late-'));
	try {
		await writeFile(join(folder, 'a.module.css'), sheet);
		await writeFile(join(folder, 'entry.js'), program);
		const { output } = (await build({
			root: folder,
			configFile: false,
			logLevel: 'error',
			plugins: [lateStyles()],
			resolve: { alias: { '#lib': join(import.meta.dirname, '../../src/lib') } },
			build: { write: false, minify: false, rolldownOptions: { input: join(folder, 'entry.js') } },
		})) as Rolldown.RolldownOutput;
		return output;
	} finally {
		await rm(folder, { recursive: true });
	}
}

test('a late style sheet stands in the script, with the names of its classes', async () => {
	const output = await bundled("import styles from './a.module.css?late'; console.log(styles.answer);");
	expect(output.map(({ type }) => type)).toEqual(['chunk']);
	const [{ code }] = output;
	const [name] = /_answer_\w+/.exec(code) ?? [];
	expect(code).toContain(`@layer components{.${name}{color:red}}`);
	expect(code).toContain(`console.log({ "answer": "${name}" }.answer)`);
});

test('late or not, a class has one name, so that a page that has the sheet already looks no different', async () => {
	const output = await bundled(
		"import now from './a.module.css'; import late from './a.module.css?late'; console.log(now.answer, late.answer);",
	);
	const [{ code }] = output;
	const names = code.match(/_answer_\w+/g) ?? [];
	expect(names.length).toBeGreaterThan(2);
	expect(new Set(names).size).toBe(1);
});
