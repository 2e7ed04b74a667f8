import { locales } from '#contract/locales.ts';

/** A copy of a value whose pictures do not say how large they are: their files do. */
export function withoutSizes(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutSizes);
	if (typeof value !== 'object' || value === null) return value;
	const isPicture = 'url' in value && 'alt' in value;
	const parts = Object.entries(value).filter(
		([name]) => !isPicture || (name !== 'width' && name !== 'height'),
	);
	return Object.fromEntries(parts.map(([name, part]) => [name, withoutSizes(part)]));
}

/** A copy of a value in which what is the same in every language is said once. */
export function withoutRepeats(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutRepeats);
	if (typeof value !== 'object' || value === null) return value;
	const [first, ...others] = locales.map((locale) => (value as Record<string, unknown>)[locale]);
	if (typeof first === 'string' && others.every((other) => other === first)) return first;
	return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutRepeats(part)]));
}

/** The names of the pictures and files that texts speak of. */
export function mediaIn(texts: readonly string[]): string[] {
	return [
		...new Set(
			texts.flatMap((text) => [...text.matchAll(/\/media\/([\w-]+\.\w+)/g)].map(([, name = '']) => name)),
		),
	];
}
