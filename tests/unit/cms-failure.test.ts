import { expect, test } from 'vitest';
import { CmsError } from '#cms/error.ts';
import { readCmsFailure } from '#contract/cms-failure.ts';

const url = 'https://cms.example/api/games?locale=en';
const printed = (error: CmsError) =>
	`15:08:07 [ERROR] [content] An error occurred\n${error.message}\n  Location:\n    x.ts`;

test.each([
	[
		new CmsError('games', url, 'is wrong', { entry: 'emberwick', field: '[1].name' }),
		{ entry: 'games/emberwick', field: 'name' },
	],
	[
		new CmsError('games', url, 'is wrong', { entry: 'emberwick', field: '[1].keyArt.wide' }),
		{ entry: 'games/emberwick', field: 'keyArt.wide' },
	],
	[
		new CmsError('games', url, 'is wrong (field it is)', { field: '[1].name' }),
		{ entry: 'games', field: '[1].name' },
	],
	[new CmsError('pages', url, 'is wrong', { field: 'title' }), { entry: 'pages', field: 'title' }],
	[new CmsError('games', url, 'has no entries'), { entry: 'games' }],
	[new CmsError('games', url, 'answered 503'), { entry: 'games' }],
])('what the CMS layer says of a failure is understood: $message', (error, found) => {
	expect(readCmsFailure(printed(error))).toEqual(found);
});

test('a failure of another kind names nothing', () => {
	expect(readCmsFailure('[ERROR] Cannot find module "x"')).toBeUndefined();
});
