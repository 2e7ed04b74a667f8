import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutStyleElement } from '#build/sonner.ts';

const installed = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');

test('sonner is built without its style element', () => {
	expect(installed).toContain('\n__insertCSS("');
	expect(withoutStyleElement(installed)).not.toContain('\n__insertCSS("');
});

test('the build fails where sonner makes its style element in another way', () => {
	const renamed = installed.replaceAll('__insertCSS', 'addStyles');
	expect(() => withoutStyleElement(renamed)).toThrow(/sonner/);
});
