import { expect, test } from 'vitest';
import { textOf } from '#build/page-bytes.ts';
import { type BuiltPages, StylesBack, setStylesAside } from '#build/styles-aside.ts';

type Page = BuiltPages extends Map<string, infer Each> ? Each : never;

const inline = (content: string) => ({ depth: 0, order: 0, sheet: { type: 'inline' as const, content } });
const pageOf = (...styles: Page['styles']) => ({ styles }) as Page;
const contentsOf = ({ styles }: Page) =>
	styles.map(({ sheet }) => (sheet.type === 'inline' ? sheet.content : sheet.src));

test('style sheets of pages give way to marks, the same for the same sheet, and are put back where these stand', () => {
	const [base, menu] = ['body{color:red}', '.menu::after{content:"→"}'];
	const [one, other] = [pageOf(inline(base), inline(menu)), pageOf(inline(menu))];
	const sheets = setStylesAside(new Map(Object.entries({ one, other })));
	const [first, second] = contentsOf(one);
	expect([...sheets]).toEqual([
		[first, base],
		[second, menu],
	]);
	expect(contentsOf(other)).toEqual([second]);
	const styles = new StylesBack();
	styles.take(sheets);
	const html = styles.finish(`<style>a{}</style><style>${first}${second}</style><p>${first}</p>`);
	expect(textOf(html)).toBe(`<style>a{}</style><style>${base}${menu}</style><p>${first}</p>`);
});

test('a style sheet that imports others, and one that is a file, stay where they are', () => {
	const file = { depth: 0, order: 0, sheet: { type: 'external' as const, src: '/a.css' } };
	const page = pageOf(inline('@import "/b.css";'), file);
	expect(setStylesAside(new Map([['page', page]])).size).toBe(0);
	expect(contentsOf(page)).toEqual(['@import "/b.css";', '/a.css']);
});
