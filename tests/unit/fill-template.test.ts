import { describe, expect, test } from 'vitest';
import { fillTemplate } from '#functions/_lib/pages/fill-template.ts';
import { templateMark, templateToken } from '#lib/template-mark.ts';

/** A template as its author writes it, `%%name%%` being a token and `begin` and `end` bearing the mark. */
const marked = (html: string) =>
	html
		.replace(/%%(\w+)%%/g, (_, name: string) => templateToken(name))
		.replace(/<!--(?=begin|end)/g, `<!--${templateMark}`);

describe('a template', () => {
	test('gets texts escaped, in elements and in attributes', () => {
		const html = fillTemplate(marked('<p title="%%name%%">%%name%%</p>'), { name: `"><script>'&` });
		const safe = '&quot;&gt;&lt;script&gt;&#39;&amp;';
		expect(html).toBe(`<p title="${safe}">${safe}</p>`);
	});

	test('gets markup as it is', () => {
		expect(fillTemplate(marked('<div>%%text%%</div>'), { text: { markup: '<p>a</p>' } })).toBe(
			'<div><p>a</p></div>',
		);
	});

	test('looks through no value again', () => {
		const two = templateToken('two');
		const values = { one: `${two} <!--begin two-->`, two: 'secret', three: { markup: `${two} $& $1` } };
		const filled = fillTemplate(marked('%%one%% %%three%%'), values);
		expect(filled).toBe(`${two} &lt;!--begin two--&gt; ${two} $& $1`);
	});

	test('leaves what only looks like a token or a part', () => {
		const html = '<p title="%%text%% <!--begin text--> <!--end text-->">50%%nothing%%</p>';
		expect(fillTemplate(html, { text: { markup: '"><b>' } })).toBe(html);
	});

	test('repeats, keeps or drops a part', () => {
		const rows = marked('<!--begin rows--><li lang="%%lang%%">%%name%%</li><!--end rows-->');
		const values = (rows: { name: string }[]) => ({ lang: 'fr', rows });
		expect(fillTemplate(rows, values([]))).toBe('');
		expect(fillTemplate(rows, values([{ name: 'a' }, { name: 'b' }]))).toBe(
			'<li lang="fr">a</li><li lang="fr">b</li>',
		);
	});

	test.each(['%%name%%', '<!--begin name--><!--end name-->', '%%toString%%'])(
		'is refused where nothing is given for %s',
		(template) => {
			expect(() => fillTemplate(marked(template), {})).toThrow('for which there is nothing');
		},
	);

	test('is refused where a part is given for a token', () => {
		expect(() => fillTemplate(marked('%%rows%%'), { rows: [] })).toThrow('for which there is nothing');
	});
});
