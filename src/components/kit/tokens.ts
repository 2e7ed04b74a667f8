const [css = ''] = Object.values(
	import.meta.glob<string>('../../styles/tokens.css', { query: '?raw', import: 'default', eager: true }),
);

export interface Token {
	name: string;
	value: string;
}

const all = new Map(
	[...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);
const isColour = (value: string) => /^(?:oklch|#)/.test(value);
const isMeaning = (value: string) => /^var\(--[a-z]+-\d+\)$/.test(value) || value === 'var(--black)';

function kindOf({ name, value }: Token): keyof typeof tokens {
	if (isColour(value)) return 'palette';
	if (isMeaning(value)) return 'meaning';
	if (name.startsWith('--text-')) return 'type';
	return name.startsWith('--space-') ? 'space' : 'other';
}

/** The tokens of the site by what they are, as their style sheet names them. */
export const tokens = { palette: [], meaning: [], type: [], space: [], other: [] } as {
	[Kind in 'palette' | 'meaning' | 'type' | 'space' | 'other']: Token[];
};

for (const [name, value] of all) tokens[kindOf({ name, value })].push({ name, value });
