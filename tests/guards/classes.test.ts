import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNone, read, type Source, sources } from './support.ts';

/** Where an import of `path` leads, from the repository's folder. */
const fileOf = (path: string, importer: string) =>
	path.startsWith('#') ? path.replace('#', 'src/') : posix.join(posix.dirname(importer), path);

const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name));

/** Classes that a component takes from a module which has none of that name: its element would go without a look. */
function missingClasses({ path, text }: Source, readStyles = read): string[] {
	return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(
		([, object = '', from = '']) => {
			const known = classesOf(readStyles(fileOf(from, path)));
			const uses = [...text.matchAll(new RegExp(`(?<![\\w./-])${object}\\.(\\w+)`, 'g'))];
			const missing = new Set(uses.map(([, name = '']) => name).filter((name) => !known.has(name)));
			return [...missing].map((name) => `${path}: ${object}.${name} is not in ${from}`);
		},
	);
}

describe('the classes of components', () => {
	test('each is in the module that it is taken from', () => {
		const components = sources(['src'], ['.tsx', '.astro']);
		expectNone(
			components.flatMap((component) => missingClasses(component)),
			'Take the class from the module that has it, or leave it out.',
		);
	});
});

describe('the rule itself', () => {
	const css = '@layer components { .box { color: red } .box:hover .label { color: blue } }';
	const component = (use: string): Source => ({
		path: 'src/ui/Field.tsx',
		text: `import boxes from './boxes.module.css';\nexport const Field = () => <p className={${use}} />;`,
	});
	const missing = (use: string) => missingClasses(component(use), () => css);

	test('names a class that the module has not', () => {
		expect(missing('boxes.labels')).toEqual(['src/ui/Field.tsx: boxes.labels is not in ./boxes.module.css']);
	});

	test.each(['boxes.box', '`$' + '{boxes.label} visually-hidden`', 'other.name'])('%s is fine', (use) => {
		expect(missing(use)).toEqual([]);
	});
});
