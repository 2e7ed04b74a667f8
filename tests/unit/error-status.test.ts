import { describe, expect, it } from 'vitest';
import { errorStatus } from '#ui/feedback/ErrorPage.tsx';

describe('[EP-04] the status of an error', () => {
	it.each([
		['its statusCode', { statusCode: 404, status: 403, response: { status: 401 } }, 404],
		['else its status', { status: 403, response: { status: 401 } }, 403],
		["else its response's status", { response: { status: 401 } }, 401],
		['else 500', {}, 500],
		['500 for a text', 'broken', 500],
		['500 for nothing', undefined, 500],
		['500 where the status is no error', { statusCode: 200, status: 'x' }, 500],
	])('is %s', (_name, error, status) => {
		expect(errorStatus(error)).toBe(status);
	});
});
