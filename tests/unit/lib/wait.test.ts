import { expect, test } from 'vitest';
import { formatWait } from '#lib/text/format.ts';

test.each([
	[0, 'en', '1 second'],
	[30, 'en', '30 seconds'],
	[61, 'en', '2 minutes'],
	[900, 'fr', '15 minutes'],
	[45, 'es', '45 segundos'],
])('%i seconds in %s are %s', (seconds, locale, words) => {
	expect(formatWait(seconds, locale)).toBe(words);
});
