import { describe, expect, test } from 'vitest';
import { fillTemplate } from '#functions/_lib/fill-template.ts';

describe('a template', () => {
	test('gets texts escaped, in elements and in attributes', () => {
		const html = fillTemplate('<p title="%%name%%">%%name%%</p>', { name: `"><script>'&` });
		const safe = '&quot;&gt;&lt;script&gt;&#39;&amp;';
		expect(html).toBe(`<p title="${safe}">${safe}</p>`);
	});

	test('gets markup as it is', () => {
		expect(fillTemplate('<div>%%text%%</div>', { text: { markup: '<p>a</p>' } })).toBe('<div><p>a</p></div>');
	});

	test('looks through no value again', () => {
		const values = { one: '%%two%% <!--begin two-->', two: 'secret', three: { markup: '%%two%% $& $1' } };
		expect(fillTemplate('%%one%% %%three%%', values)).toBe('%%two%% &lt;!--begin two--&gt; %%two%% $& $1');
	});

	test('repeats, keeps or drops a part', () => {
		const rows = '<!--begin rows--><li lang="%%lang%%">%%name%%</li><!--end rows-->';
		const values = (rows: { name: string }[]) => ({ lang: 'fr', rows });
		expect(fillTemplate(rows, values([]))).toBe('');
		expect(fillTemplate(rows, values([{ name: 'a' }, { name: 'b' }]))).toBe(
			'<li lang="fr">a</li><li lang="fr">b</li>',
		);
	});

	test.each(['%%name%%', '<!--begin name--><!--end name-->', '%%toString%%'])(
		'is refused where nothing is given for %s',
		(template) => {
			expect(() => fillTemplate(template, {})).toThrow('for which there is nothing');
		},
	);

	test('is refused where a part is given for a token', () => {
		expect(() => fillTemplate('%%rows%%', { rows: [] })).toThrow('for which there is nothing');
	});
});
