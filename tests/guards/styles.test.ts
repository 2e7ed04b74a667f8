import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';
import { breakpoints } from '#lib/browser/breakpoints.ts';
import { astroStyles, expectNone, type Source, sources } from './support.ts';

/** The cascade layers, in their order. */
const layers = ['reset', 'tokens', 'base', 'layout', 'components', 'below', 'forms', 'utilities'];
/** Widths are asked for by the names of src/lib/browser/breakpoints.ts alone. */
const namedWidth = new RegExp(`^--(?:from|below)-(?:${Object.keys(breakpoints).join('|')})$`);
/** Where colours are named. */
const palette = 'src/styles/tokens.css';
/** Layers in which elements may be styled by their name. */
const elementLayers = ['reset', 'base'];
/** Classes of markup that comes from the CMS without classes; elements below them are styled by name. */
const foreignMarkup = ['.prose'];

/** What media queries may ask besides the width. */
const mediaFeatures =
	/^(?:min-height|prefers-[a-z-]+|forced-colors|inverted-colors|hover|any-hover|pointer|any-pointer|scripting|display-mode|update|monochrome|color-gamut|dynamic-range)$/;

const namedColours = new Set(
	`aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
	cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
	darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
	darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
	firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
	hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
	lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
	lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
	mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
	midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
	palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
	rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
	slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
	yellowgreen`.split(/\s+/),
);

/** Properties whose values are names of the author's own. */
const namesOfOurs =
	/^(?:animation|grid|font|view-transition|container|counter|will-change|transition|content|quotes|list-style)/;

const physicalProperty =
	/^(?:left|right|(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|border-(?:left|right)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const physicalValue = /^(?:left|right)$/;

/** One style sheet, with the path and line it stands at. */
interface Sheet {
	path: string;
	offset: number;
	css: Root;
}

function sheetsOf(source: Source): Sheet[] {
	const blocks = source.path.endsWith('.astro') ? astroStyles(source.text) : [{ text: source.text, line: 1 }];
	return blocks.map(({ text, line }) => ({
		path: source.path,
		offset: line - 1,
		css: postcss.parse(text, { from: source.path }),
	}));
}

type Problems = string[];
const at = (sheet: Sheet, node: Node, message: string) =>
	`${sheet.path}:${(node.source?.start?.line ?? 1) + sheet.offset} ${message}`;

function ancestors(node: Node): Node[] {
	const parents: Node[] = [];
	for (let parent = node.parent; parent; parent = parent.parent as typeof parent)
		parents.push(parent as Node);
	return parents;
}

const isAtRule = (node: Node, name: string): node is AtRule =>
	node.type === 'atrule' && (node as AtRule).name === name;
const inKeyframes = (node: Node) => ancestors(node).some((parent) => isAtRule(parent, 'keyframes'));
const layerOf = (node: Node) =>
	ancestors(node).find((parent): parent is AtRule => isAtRule(parent, 'layer'))?.params;

/** The layers that a file's rules may stand in; undefined leaves the choice. */
function layersFor(path: string): string[] | undefined {
	if (path.startsWith('src/styles/')) return undefined;
	if (path.startsWith('src/layouts/')) return ['layout', 'components'];
	return /^src\/(?:ui|features)\//.test(path) ? ['components', 'forms'] : ['components', 'below'];
}

/** The files of src/styles that are imported into a layer as a whole, as their base names. */
function layeredImports(list: readonly Source[]): Set<string> {
	const found = list.flatMap(({ text }) => [
		...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]\)?\s+layer\(/g),
	]);
	return new Set(found.map(([, path = '']) => path.split('/').at(-1) ?? path));
}

function unlayered(sheet: Sheet, layered: ReadonlySet<string>): Problems {
	if (layered.has(sheet.path.split('/').at(-1) ?? '')) return [];
	const problems: Problems = [];
	const allowed = layersFor(sheet.path);
	sheet.css.walkRules((rule) => {
		if (inKeyframes(rule)) return;
		const layer = layerOf(rule);
		if (layer === undefined) problems.push(at(sheet, rule, `${rule.selector} stands in no cascade layer`));
		else if (!layers.includes(layer))
			problems.push(at(sheet, rule, `${layer} is not a cascade layer of the site`));
		else if (allowed && !allowed.includes(layer))
			problems.push(
				at(sheet, rule, `${rule.selector} stands in ${layer}, here it should be ${allowed.join(' or ')}`),
			);
	});
	return problems;
}

/** A value without texts, addresses and names of custom properties. */
const bare = (value: string) =>
	value
		.replace(/(['"])(?:\\.|(?!\1).)*\1/g, ' ')
		.replace(/url\([^)]*\)/g, ' ')
		.replace(/--[\w-]+/g, ' ');

function rawColour(declaration: Declaration): string | undefined {
	const value = bare(declaration.value);
	const written =
		/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+var\()/i.exec(value);
	if (written) return written[0];
	if (namesOfOurs.test(declaration.prop)) return undefined;
	return value
		.toLowerCase()
		.match(/(?<![\w-])[a-z]+(?![\w-])/g)
		?.find((word) => namedColours.has(word));
}

function rawColours(sheet: Sheet): Problems {
	if (sheet.path === palette) return [];
	const problems: Problems = [];
	sheet.css.walkDecls((declaration) => {
		const colour = rawColour(declaration);
		if (colour) problems.push(at(sheet, declaration, `${declaration.prop} has the raw colour ${colour}`));
	});
	return problems;
}

function definedIn(sheet: Sheet): string[] {
	const names: string[] = [];
	sheet.css.walkDecls(/^--/, ({ prop }) => void names.push(prop));
	sheet.css.walkAtRules('property', ({ params }) => void names.push(params.trim()));
	return names;
}

/** Custom properties that scripts and the Astro configuration set: every text that looks like one. */
const setByScripts = (list: readonly Source[]) =>
	list.flatMap(({ text }) => [...text.matchAll(/['"`](--[\w-]+)['"`]/g)].map(([, name = '']) => name));

function undefinedProperties(sheet: Sheet, known: ReadonlySet<string>): Problems {
	const local = new Set(definedIn(sheet));
	const problems: Problems = [];
	sheet.css.walkDecls((declaration) => {
		for (const [, name = ''] of declaration.value.matchAll(/var\(\s*(--[\w-]+)/g))
			if (!known.has(name) && !local.has(name))
				problems.push(at(sheet, declaration, `${name} is defined nowhere`));
	});
	return problems;
}

function mediaProblem(params: string): string | undefined {
	for (const [whole, inner = ''] of params.matchAll(/\(([^()]+)\)/g)) {
		const asked = inner.trim();
		if (namedWidth.test(asked) || mediaFeatures.test(asked.replace(/\s*:.*$/, ''))) continue;
		return `asks for ${whole}`;
	}
	return undefined;
}

function oddMedia(sheet: Sheet): Problems {
	const problems: Problems = [];
	sheet.css.walkAtRules(/^(?:media|custom-media)$/, (rule) => {
		const problem = mediaProblem(rule.params);
		if (problem) problems.push(at(sheet, rule, `@media ${rule.params} ${problem}`));
	});
	return problems;
}

function physical(sheet: Sheet): Problems {
	const problems: Problems = [];
	sheet.css.walkDecls((declaration) => {
		const { prop, value } = declaration;
		const byValue =
			/^(?:text-align|text-align-last|float|clear|caption-side)$/.test(prop) && physicalValue.test(value);
		if (physicalProperty.test(prop) || byValue)
			problems.push(at(sheet, declaration, `${prop}: ${value} is physical`));
	});
	return problems;
}

/** Sizes in `ch` change with the typeface: text breaks elsewhere in ours than in its stand-in. */
function sizesByDigit(sheet: Sheet): Problems {
	const problems: Problems = [];
	sheet.css.walkDecls(/size$|width$|height$|^--/, (declaration) => {
		if (/\dch\b/.test(bare(declaration.value)))
			problems.push(at(sheet, declaration, `${declaration.prop}: ${declaration.value}`));
	});
	return problems;
}

const isForeign = (selector: string) =>
	foreignMarkup.some((name) => new RegExp(`\\${name}\\b`).test(selector));

/** Pseudo-classes and pseudo-elements whose brackets hold words instead of selectors. */
const withWords = /::?(?!(?:is|where|not|has|host|global|slotted)\()[\w-]+\([^()]*\)/g;

/** The element names in a selector, outside attribute texts and below no class of foreign markup. */
function elementsOf(selector: string): string[] {
	const own = postcss.list.comma(selector.replace(/\[[^\]]*\]/g, '[]')).filter((one) => !isForeign(one));
	return own.flatMap((one) => {
		const plain = one.replace(withWords, ':').replace(/::?[\w-]+/g, ':');
		return [...plain.matchAll(/(?:^|[\s>+~(,&])([a-z][\w-]*)/gi)].map(([, name = '']) => name);
	});
}

function isNestedInForeignMarkup(rule: Rule): boolean {
	return ancestors(rule).some((parent) => parent.type === 'rule' && isForeign((parent as Rule).selector));
}

function elementSelectors(sheet: Sheet): Problems {
	const problems: Problems = [];
	sheet.css.walkRules((rule) => {
		if (inKeyframes(rule) || elementLayers.includes(layerOf(rule) ?? '') || isNestedInForeignMarkup(rule))
			return;
		for (const name of elementsOf(rule.selector))
			problems.push(at(sheet, rule, `${rule.selector.replace(/\s+/g, ' ')} styles the element ${name}`));
	});
	return problems;
}

const list = sources(['src'], ['.css', '.astro']);
const scripts = [...sources(['src'], ['.ts', '.tsx', '.astro']), ...sources(['astro.config.mjs'], ['.mjs'])];
const sheets = list.flatMap(sheetsOf);
const globals = new Set([
	...sheets.filter(({ path }) => path.startsWith('src/styles/')).flatMap(definedIn),
	...setByScripts(scripts),
]);

describe('the styles', () => {
	test('every rule stands in a cascade layer', () => {
		const layered = layeredImports(list);
		expectNone(
			sheets.flatMap((sheet) => unlayered(sheet, layered)),
			`Wrap it in @layer components { … } (a layout: @layer layout), or import the file with layer(…). The layers are ${layers.join(', ')}.`,
		);
	});

	test('colours come from tokens', () => {
		expectNone(
			sheets.flatMap(rawColours),
			`Use a meaning token such as var(--text) or var(--surface); a new colour is named in ${palette}.`,
		);
	});

	test('every custom property is defined', () => {
		expectNone(
			sheets.flatMap((sheet) => undefinedProperties(sheet, globals)),
			'Use a token of src/styles/tokens.css, or define it in the same file.',
		);
	});

	test('[KN-04] the breakpoints are the four of the specification', () => {
		expect(Object.values(breakpoints)).toEqual([970, 1170, 1452, 1732]);
	});

	test('[KN-04] media queries ask for widths by the names of the breakpoints', () => {
		const inScripts = scripts.flatMap(({ path, text }) =>
			[...text.matchAll(/matchMedia\(\s*['"`]([^'"`]+)['"`]/g)].flatMap(([, query = '']) => {
				const problem = mediaProblem(query);
				return problem ? [`${path} matchMedia ${query} ${problem}`] : [];
			}),
		);
		expectNone(
			[...sheets.flatMap(oddMedia), ...inScripts],
			`Use (--from-NAME) or (--below-NAME) with ${Object.keys(breakpoints).join(', ')}, in scripts below() of #lib/breakpoints.ts, or let the layout flow: clamp(), auto-fit, container queries.`,
		);
	});

	test('left and right are start and end', () => {
		expectNone(
			sheets.flatMap(physical),
			'Use the logical property: margin-inline-start, inset-inline-end, border-start-start-radius, text-align: start.',
		);
	});

	test('no size hangs on which typeface is there', () => {
		expectNone(
			sheets.flatMap(sizesByDigit),
			'Use em: a digit is 0.497em wide in the typeface of texts, and 0.675em in that of headings.',
		);
	});

	test('elements are styled by class', () => {
		expectNone(
			sheets.flatMap(elementSelectors),
			`Give the element a class (pictureAttributes for Astro's Picture); how an element looks everywhere belongs in @layer base of src/styles, CMS markup below ${foreignMarkup.join(', ')}.`,
		);
	});
});

describe('the rules themselves', () => {
	const sheet = (text: string, path = 'src/ui/field.module.css'): Sheet => {
		const [first] = sheetsOf({ path, text });
		if (!first) throw new Error('no style sheet');
		return first;
	};
	const all = (text: string, path?: string) => {
		const one = sheet(text, path);
		return [
			...unlayered(one, new Set()),
			...rawColours(one),
			...undefinedProperties(one, new Set(['--text'])),
			...oddMedia(one),
			...physical(one),
			...sizesByDigit(one),
			...elementSelectors(one),
		];
	};
	const inLayer = (css: string) => `@layer components { ${css} }`;

	test.each([
		'.a { color: var(--text); }',
		'@media (--from-medium) { .a { color: var(--text); } }',
		inLayer('@media (width >= 970px) { .a { color: var(--text); } }'),
		inLayer('@media (--from-tiny) { .a { color: var(--text); } }'),
		'@layer base { .a { color: var(--text); } }',
		inLayer('.a { color: #fff; }'),
		inLayer('.a { background: linear-gradient(red, var(--text)); }'),
		inLayer('.a { border: 1px solid rgb(0 0 0 / 50%); }'),
		inLayer('.a { color: var(--unknown, var(--text)); }'),
		inLayer('@media (min-width: 768px) { .a { color: var(--text); } }'),
		inLayer('@media (width > 60em) { .a { color: var(--text); } }'),
		inLayer('@media (max-height: 500px) { .a { color: var(--text); } }'),
		inLayer('.a { margin-left: 1px; }'),
		inLayer('.a { text-align: right; }'),
		inLayer('.a { border-top-left-radius: 1px; }'),
		inLayer('.a { max-inline-size: min(100%, 52ch); }'),
		inLayer('.a li { color: var(--text); }'),
		inLayer('.a:not(button) { color: var(--text); }'),
		inLayer('.a { & > span { color: var(--text); } }'),
	])('%s is refused', (css) => {
		expect(all(css)).toHaveLength(1);
	});

	test.each([
		inLayer('.a { color: var(--text); --own: 1px; padding: var(--own); }'),
		inLayer('.a::before { content: "red #fff"; background: url("/a.svg#fff"); color: transparent; }'),
		inLayer(
			'.a { color: oklch(from var(--text) l c h / 50%); background: color-mix(in oklch, var(--text), transparent); }',
		),
		inLayer('.a { animation: tan 1s; } @keyframes tan { from { opacity: 0; } to { opacity: 1; } }'),
		inLayer(
			'@media (--from-medium) and (--below-large) and (prefers-reduced-motion: no-preference) { .a { opacity: 1; } }',
		),
		inLayer('@media print { .a { opacity: 1; } } @media screen and (hover) { .a { opacity: 1; } }'),
		inLayer('.a:is(.b, [data-x="li p"]):nth-child(2n + 1) > * + .c:focus-visible { opacity: 1; }'),
		inLayer('.a::picker(select), .a:lang(fr):dir(rtl), .a:nth-child(odd of .b)::part(label) { opacity: 1; }'),
		inLayer('.prose h2, .prose > :where(ul, ol) { opacity: 1; }'),
		'@layer reset, tokens, base; @font-face { font-family: "A"; src: url(/a.woff2); }',
	])('%s is allowed', (css) => {
		expect(all(css)).toEqual([]);
	});

	test('a style element of an .astro file is read, with its line', () => {
		const found = all('<p>x</p>\n<style>\n\t.a { color: red; }\n</style>', 'src/components/A.astro');
		expect(found[0]).toContain('src/components/A.astro:3 .a stands in no cascade layer');
		expect(found[1]).toContain('raw colour red');
	});

	test('a file imported with layer() needs no layer of its own', () => {
		const layered = layeredImports([
			{ path: 'src/styles/all.css', text: "@import './vendor.css' layer(components);" },
		]);
		expect(unlayered(sheet('.a { opacity: 1; }', 'src/styles/vendor.css'), layered)).toEqual([]);
	});
});
