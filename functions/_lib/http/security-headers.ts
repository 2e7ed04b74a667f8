import { sharedSecurityHeaders } from '#contract/config.ts';

/** The headers of every answer of a function; headers of the CDN's configuration do not reach functions. */
export const securityHeaders = {
	...sharedSecurityHeaders,
	'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
	'Cross-Origin-Resource-Policy': 'same-origin',
	'Referrer-Policy': 'no-referrer',
} as const;
