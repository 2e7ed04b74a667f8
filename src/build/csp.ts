import { createHash } from 'node:crypto';

/** A CSP source for one inline text. */
export function hashSource(text: string): string {
	return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export interface ThirdParties {
	/** Origins that scripts may come from and talk to. */
	scripts: string[];
	/** Origins that may be shown in frames. */
	frames: string[];
	/** Further origins that scripts may talk to. */
	connections: string[];
}

/**
 * The one policy of every page: scripts and styles of this origin and of the given hashes. Scripts make no markup
 * from text; the one Trusted Types policy is made by the loader of third-party scripts, for their addresses.
 */
export function contentSecurityPolicy(
	hashes: { scripts: string[]; styles: string[] },
	parties: ThirdParties,
): string {
	const directives: Record<string, string[]> = {
		'default-src': ["'none'"],
		// The search index is read by WebAssembly, which may be compiled; text may not.
		'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashes.scripts, ...parties.scripts],
		'style-src': ["'self'", ...hashes.styles],
		'img-src': ["'self'", 'data:'],
		'font-src': ["'self'"],
		'media-src': ["'self'"],
		'connect-src': ["'self'", ...parties.scripts, ...parties.connections],
		'frame-src': parties.frames.length > 0 ? parties.frames : ["'none'"],
		'manifest-src': ["'self'"],
		'object-src': ["'none'"],
		'base-uri': ["'none'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'none'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ['default'],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
		.join('; ');
}
