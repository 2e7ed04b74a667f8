import type { Endpoint } from '#contract/endpoint.ts';
import * as friends from '#contract/endpoints/friends.ts';
import * as platforms from '#contract/endpoints/platforms.ts';
import * as saves from '#contract/endpoints/saves.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { button, dialog, type Journey, mira, reads, submit, type Texts, toast } from './journey.ts';

const linkedTo = (platform: string) => ({ platforms: [{ platform, linked: true, name: 'wren' }] });
const person = (endpoint: Endpoint, name: (texts: Texts) => string, who = 'Wren (wren)'): Journey => ({
	endpoint,
	page: '/account/friends',
	user: mira,
	press: (page, texts) => button(page, interpolate(name(texts), { name: who })).click(),
	at: toast,
});

/** Platforms, friends and saves. */
export const playJourneys: readonly Journey[] = [
	{
		endpoint: platforms.signInWithPlatform,
		page: '/account/login',
		press: (page, { elsewhere }) => button(page, interpolate(elsewhere.with, { platform: 'Steam' })).click(),
		at: 'main',
	},
	{
		endpoint: platforms.connectPlatform,
		page: '/account/connected',
		user: { platforms: [{ platform: 'xbox', linked: false, name: null }] },
		press: (page, { connected }) =>
			button(page, interpolate(connected.linkName, { platform: 'Xbox' })).click(),
		isAnew: true,
		at: 'main',
		shown: {
			...dialog('password'),
			PLATFORM_ALREADY_LINKED: {
				at: '[role=status]',
				says: ({ connected }) => interpolate(connected.linkedNews, { platform: 'Xbox' }),
			},
		},
	},
	{
		endpoint: platforms.disconnectPlatform,
		page: '/account/connected',
		user: linkedTo('steam'),
		begin: (page, { connected }) =>
			button(page, interpolate(connected.unlinkName, { platform: 'Steam' })).click(),
		press: (page, { connected }) =>
			page
				.locator('dialog')
				.getByText(interpolate(connected.question.confirm, { platform: 'Steam' }), { exact: true })
				.click(),
		isAnew: true,
		at: 'dialog',
		shown: {
			PLATFORM_NOT_LINKED: {
				at: '[role=status]',
				says: ({ connected }) => interpolate(connected.unlinkedNews, { platform: 'Steam' }),
			},
		},
	},
	{
		...reads(platforms.listEntitlements, '/account/digital-extras'),
		user: linkedTo('psn'),
	},
	reads(friends.listFriends, '/account/friends'),
	{
		endpoint: friends.inviteFriend,
		page: '/account/friends',
		user: mira,
		begin: (page) => page.locator('#invite-username').fill('wren'),
		press: submit('invite'),
		at: '#invite-username-error',
	},
	person(friends.acceptInvite, (texts) => texts.friends.incoming.acceptName),
	person(friends.rejectInvite, (texts) => texts.friends.incoming.rejectName),
	person(friends.removeFriend, (texts) => texts.friends.outgoing.withdrawName, 'Wren (other)'),
	{
		endpoint: friends.blockPlayer,
		page: '/account/friends',
		user: mira,
		press: async (page, { friends: { blockName, blockQuestion } }) => {
			const name = { name: 'Wren (wren)' };
			await button(page, interpolate(blockName, name)).click();
			await page
				.locator('dialog')
				.getByText(interpolate(blockQuestion.confirm, name), { exact: true })
				.click();
		},
		at: toast,
	},
	person(friends.unblockPlayer, (texts) => texts.friends.blocked.unblockName, 'Heron (heron)'),
	{
		endpoint: friends.setOnlineVisibility,
		page: '/account/friends',
		user: mira,
		press: (page, { friends: { visibility } }) => page.getByLabel(visibility.nobody).click(),
		at: toast,
	},
	reads(saves.listSaves, '/account/saves'),
	{
		endpoint: saves.getSave,
		page: '/account/saves',
		user: mira,
		press: (page, texts) => button(page, interpolate(texts.saves.showName, { name: 'Autosave' })).click(),
		isAnew: true,
		at: 'main',
	},
	{
		endpoint: saves.downloadSave,
		page: '/account/saves',
		user: mira,
		press: (page, texts) => button(page, interpolate(texts.saves.downloadName, { name: 'Autosave' })).click(),
		at: toast,
	},
];
