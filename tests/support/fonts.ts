import { join } from 'node:path';

/**
 * The environment of a browser that draws with the same fonts on every machine, where fontconfig chooses them: those of
 * fonts.conf, or of the file that FONTCONFIG_FILE names.
 */
export const withFonts = (environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv => ({
	FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
	...environment,
});
