import type { AstroConfig } from 'astro';

type Plugin = NonNullable<AstroConfig['vite']['plugins']>[number];

interface Rules {
	/** Each a list, in which the fifth says how its numbers are written in groups. */
	countries: Record<string, unknown[]>;
}

/** Takes out of a module of phone numbers' rules how they are written in groups. */
export function withoutGroups(code: string): string {
	const rules: Rules = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
	const countries = Object.entries(rules.countries).map(([name, parts]) => [
		name,
		parts.map((part, index) => (index === 4 ? 0 : part)),
	]);
	return `export default ${JSON.stringify({ ...rules, countries: Object.fromEntries(countries) })}`;
}

/** Has pages load half of libphonenumber's rules: what tells whether a number is one. No page writes numbers in groups. */
export function phoneRules(): Plugin {
	return {
		name: 'phone-rules',
		apply: 'build',
		transform: {
			filter: { id: /\/libphonenumber-js\/metadata\.min\.json\.js$/ },
			handler: (code) => ({ code: withoutGroups(code), map: null }),
		},
	};
}
