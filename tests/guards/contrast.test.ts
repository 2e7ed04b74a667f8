import postcss from 'postcss';
import { describe, expect, test } from 'vitest';
import { read } from './support.ts';

type Colour = [red: number, green: number, blue: number];

/** sRGB in linear light, from oklch(L% C H). */
function parseOklch(text: string): Colour {
	const [, l = '', c = '', h = ''] = /oklch\(([\d.]+)%\s+([\d.]+)\s+([\d.]+)/.exec(text) ?? [];
	const angle = (Number(h) * Math.PI) / 180;
	const [lightness, a, b] = [Number(l) / 100, Number(c) * Math.cos(angle), Number(c) * Math.sin(angle)];
	const [long, medium, short] = [
		(lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
		(lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
		(lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
	];
	const linear: Colour = [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
	return linear.map((part) => Math.min(1, Math.max(0, part))) as Colour;
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function contrast(one: Colour, other: Colour): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

type Scheme = Record<string, string>;

/** The colours of each surface and scheme, as tokens.css gives them to a page. */
function schemes(css: string): Record<string, Scheme> {
	const found: Record<string, Scheme> = {};
	postcss.parse(css).walkRules((rule) => {
		const dark = rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name === 'media';
		const name = `${rule.selector.replace(/\s+/g, ' ').replaceAll('"', "'")}${dark ? ' in the dark' : ''}`;
		const own = Object.fromEntries(
			rule.nodes.flatMap((node) =>
				node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop, node.value]] : [],
			),
		);
		found[name] = { ...found[name], ...own };
	});
	return found;
}

const css = read('src/styles/tokens.css');
const all = schemes(css);
const palette = all[':root'] ?? {};
const light = all[":root, [data-surface='paper']"] ?? {};
const surfaces: Record<string, Scheme> = {
	paper: light,
	ink: { ...light, ...all["[data-surface='ink']"] },
	'paper in the dark': { ...light, ...all[":root:not([data-surface]), [data-surface='paper'] in the dark"] },
};

function colourOf(scheme: Scheme, token: string): Colour {
	const value = scheme[token] ?? palette[token] ?? '';
	const [, next] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
	return next ? colourOf(scheme, next) : parseOklch(value);
}

const grounds = ['--surface', '--surface-raised', '--surface-sunken'];
const pairs: [token: string, against: string[], ratio: number][] = [
	['--text', grounds, 7],
	['--heading', grounds, 7],
	['--text-quiet', grounds, 4.5],
	['--link', grounds, 4.5],
	['--accent', grounds, 4.5],
	['--error', grounds, 4.5],
	['--success', grounds, 4.5],
	['--on-action', ['--action', '--action-hover'], 7],
	['--on-danger', ['--danger', '--danger-hover'], 4.5],
	['--danger', grounds, 3],
	['--line-strong', grounds, 3],
	['--online', grounds, 3],
	['--focus', grounds, 3],
	['--focus', ['--focus-halo'], 3],
];

describe('colours', () => {
	for (const [surface, scheme] of Object.entries(surfaces)) {
		test.each(pairs)(`on ${surface}: %s stands out from %s by at least %d`, (token, against, ratio) => {
			for (const ground of against) {
				const measured = contrast(colourOf(scheme, token), colourOf(scheme, ground));
				expect(
					measured,
					`${token} on ${ground}: darken or lighten one of them in tokens.css`,
				).toBeGreaterThanOrEqual(ratio);
			}
		});
	}

	test('are measured as WCAG does', () => {
		expect(contrast([1, 1, 1], [0, 0, 0])).toBeCloseTo(21);
		// #767676 is the lightest grey that passes on white.
		expect(contrast(parseOklch('oklch(56.65% 0 0)'), [1, 1, 1])).toBeCloseTo(4.54, 1);
	});

	test('are found for every surface', () => {
		for (const scheme of Object.values(surfaces)) expect(Object.keys(scheme)).toContain('--surface');
		expect(surfaces['paper in the dark']?.['--surface']).not.toBe(light['--surface']);
		expect(surfaces.ink?.['--surface']).not.toBe(light['--surface']);
	});
});
