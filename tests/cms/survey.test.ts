import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeContentCache, openContentCache } from '#cms/cache/content-cache.ts';
import { checkContent } from '#cms/checks/check-content.ts';
import { loadSurvey, loadSurveyPictures } from '#cms/collections/survey.ts';
import { contentSummary } from '#cms/warnings.ts';
import { type OwnSandbox, ownSandbox } from '../support/sandbox.ts';

let sandbox: OwnSandbox;

beforeAll(async () => {
	sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
});
afterAll(() => sandbox.close());
beforeEach(() =>
	openContentCache({ lifetime: Number.POSITIVE_INFINITY, patient: false, filesFolder: '/nowhere' }),
);
afterEach(async () => {
	closeContentCache();
	await sandbox.faults();
});

const path = '/api/contact-surveys/code/playtester';
const fixture = (name: string) =>
	readFileSync(new URL(`../fixtures/surveys/${name}.json`, import.meta.url), 'utf8');

/** What the build says where an editor published this definition. */
async function saidOf(config: string): Promise<string[]> {
	const body = JSON.stringify({ code: 'playtester', config, rooms: [] });
	await sandbox.faults({ service: 'cms', path, mode: 'body', body });
	await loadSurvey('en');
	await checkContent(() => true);
	return contentSummary().split('\n').slice(1);
}

describe('the survey of the CMS', () => {
	test('[PT-03] is read with the pictures of its choices', async () => {
		const survey = await loadSurvey('fr');
		expect(survey?.rooms).toHaveLength(6);
		const pictures = survey ? await loadSurveyPictures(survey, 'fr') : {};
		expect(Object.keys(pictures)).toHaveLength(7);
		const [, lowtide] = Object.entries(pictures).find(([address]) => address.includes('lowtide')) ?? [];
		expect(lowtide).toMatch(/^data:image\/svg\+xml;base64,/);
	});

	test('that is missing or unreadable costs the site its survey only', async () => {
		await sandbox.faults({ service: 'cms', path, mode: 'body', body: '{"code":"playtester"}' });
		expect(await loadSurvey('en')).toBeNull();
		await checkContent(() => true);
		expect(contentSummary()).toContain('contact-surveys (en): has no survey');
	});
});

describe('[PT-07] the content lint', () => {
	test('names the question whose type is unknown', async () => {
		const config = JSON.stringify({ pages: [{ elements: [{ type: 'signaturepad', name: 'sign' }] }] });
		expect(await saidOf(config)).toContain(
			'  contact-surveys field config.pages.0.elements.0.type: cannot be shown: is "signaturepad", a question type that this site does not know',
		);
	});

	test('names the question whose condition sees nothing', async () => {
		const config = JSON.stringify({ elements: [{ type: 'text', name: 'why', visibleIf: '{age} > 20' }] });
		expect(await saidOf(config)).toContain(
			'  contact-surveys field config.why: cannot be shown: asks for {age}, which no question before it has',
		);
	});

	test('says that a definition is no JSON', async () => {
		expect(await saidOf('{"pages":[')).toContain(
			'  contact-surveys field config: cannot be shown: is no JSON',
		);
	});

	test('names settings that are not followed', async () => {
		const question = { type: 'radiogroup', name: 'a', choices: ['x'], showOtherItem: true };
		expect(await saidOf(JSON.stringify({ elements: [question] }))).toContain(
			'  contact-surveys field config.a: has "showOtherItem", which this site does not follow',
		);
	});

	test('[FX-23] names markup of which only the words are shown', async () => {
		const html = {
			default: '<p>Hello <img src="/a.png"></p><table><tr><td>x</td></tr></table>',
			fr: '<p>Salut</p>',
		};
		const said = await saidOf(
			JSON.stringify({ elements: [{ type: 'html', html }], completedHtml: '<div>Done</div>' }),
		);
		expect(said).toContain(
			'  contact-surveys field config.elements[0].html.default: is shown without <img>: only its words stay',
		);
		expect(said.join()).toContain('config.elements[0].html.default: is shown without <table>');
		expect(said.join()).toContain('config.completedHtml: is shown without <div>');
		expect(said.join()).not.toContain('html.fr');
	});

	test.each(['one-page', 'branching', 'in-languages'])('finds nothing in %s', async (name) => {
		expect((await saidOf(fixture(name))).filter((line) => line.includes('contact-surveys'))).toEqual([]);
	});
});
