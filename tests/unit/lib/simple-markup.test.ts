import { describe, expect, test } from 'vitest';
import { readMarkup } from '#features/playtest/Markup.tsx';

describe('simple markup', () => {
	test('is text, lists and links', () => {
		expect(readMarkup('<p>a <strong>b</strong><br>c</p>')).toEqual([
			{
				tag: 'p',
				href: '',
				children: [
					'a ',
					{ tag: 'strong', href: '', children: ['b'] },
					{ tag: 'br', href: '', children: [] },
					'c',
				],
			},
		]);
		expect(readMarkup('<a href="/blog?a=1&amp;b=2">x</a>')).toEqual([
			{ tag: 'a', href: '/blog?a=1&b=2', children: ['x'] },
		]);
	});

	test.each([
		['<img src=x onerror=alert(1)>a', ['a']],
		['<script>alert(1)</script>a', ['a']],
		['<style>p{}</style>a<!-- b -->', ['a']],
		['<div>a</div>', ['a']],
		['a < b &lt;p&gt; &#233;&#x1f410;&nope;', ['a ', '<', ' b <p> é🐐&nope;']],
		['</p>a', ['a']],
	])('%s is %j', (html, pieces) => {
		expect(readMarkup(html)).toEqual(pieces);
	});

	test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', '/\\evil.example'])(
		'a link to %s leads nowhere',
		(href) => {
			expect(readMarkup(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href: '', children: ['x'] }]);
		},
	);

	test('what is never closed ends with the text', () => {
		expect(readMarkup('<p>a<em>b')).toEqual([
			{ tag: 'p', href: '', children: ['a', { tag: 'em', href: '', children: ['b'] }] },
		]);
	});
});
