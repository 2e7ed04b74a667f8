import { describe, expect, test } from 'vitest';
import { pictureKey } from '#lib/pictures.ts';
import { toWebUrl } from '#lib/url/own-path.ts';

describe('[AC-12] where a browser may be sent', () => {
	test.each(['https://store.example/a?b=1#c', 'http://127.0.0.1:4400/platforms/steam/authorize?state=1'])(
		'%s is followed',
		(address) => expect(toWebUrl(address)).toBe(address),
	);

	test.each([
		'javascript:alert(1)',
		' javascript:alert(1)',
		'data:text/html,x',
		'blob:https://a.example/1',
		'//a.example',
		'/a',
		'',
	])('%s is not', (address) => expect(toWebUrl(address)).toBeUndefined());
});

describe('[RT-15] what a picture is known by', () => {
	test('is its path, whichever host answers with it', () => {
		expect(pictureKey('https://cms.example/media/a.webp?v=1')).toBe('/media/a.webp');
		expect(pictureKey('http://127.0.0.1:4400/media/a.webp')).toBe('/media/a.webp');
	});

	test('is nothing where there is no address', () => expect(pictureKey('a.webp')).toBe(''));
});
