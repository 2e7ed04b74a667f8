import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import texts from '../../i18n/en/account.json' with { type: 'json' };
import en from '../../i18n/en/errors.json' with { type: 'json' };
import { newestToken } from '../support/players.ts';
import { call, createJar, newPlayer, outboxOf, type Player, players, signIn } from '../support/site.ts';
import { complaintsOf, submitLogin } from './account-support.ts';
import { enter, expectSound, failAgain, news, toasts, typeName } from './area-support.ts';
import { post } from './mfa-support.ts';
import { hold, json } from './shell-support.ts';

const anonymous = { redirect: '/account/login' };
const row = (page: Page, name: string) =>
	page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });

let player: Player;
test.beforeEach(async () => {
	player = await newPlayer();
});

const tokenIn = (link: string) => {
	const [token = '', username = ''] = new URL(link).pathname.split('/').reverse();
	return { username, token };
};

async function verify(page: Page): Promise<void> {
	await page.locator('#verification-password').fill(player.password);
	await page.keyboard.press('Enter');
}

test('[RT-18] leads somebody without a session to the login page and back', async ({ page }) => {
	await page.goto('/account?tab=1');
	await expect(page).toHaveURL('/account/login?redirect=%2Faccount%3Ftab%3D1');
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account?tab=1');
});

test('leads a player with old terms to the new ones', { tag: '@full' }, async ({ page }) => {
	await enter(page, players.oskar, '/account');
	await expect(page).toHaveURL('/account/terms?redirect=%2Faccount');
});

test('[KB-12] [RT-18] [AC-15] the profile is edited by keyboard alone, and stays', async ({ page }) => {
	const complaints = complaintsOf(page);
	await enter(page, player, '/account');
	await page.getByRole('button', { name: 'Edit profile' }).focus();
	await page.keyboard.press('Enter');
	await expect(page.locator('#profile-displayName')).toBeFocused();
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.press('Backspace');
	await page.keyboard.press('Enter');
	await expect(page.locator('#profile-displayName-error')).toHaveText(en.field.required);
	await page.locator('#profile-displayName').focus();
	await page.keyboard.type('Ada of the Marsh');
	await page.locator('#profile-country').selectOption('FR');
	await page.locator('#profile-locale').selectOption('es');
	await page.locator('#profile-displayName').press('Enter');
	await expect(news(page, 'Your profile is saved.')).toBeVisible();
	await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
	await expect(page.getByText('Hello, Ada of the Marsh')).toBeVisible();
	await page.reload();
	for (const [name, value] of [
		['Username', player.username],
		['Display name', 'Ada of the Marsh'],
		['Country', 'France'],
		['Language', 'Spanish'],
	] as const)
		await expect(row(page, name)).toContainText(value);
	await expect(page.getByRole('heading', { name: texts.mfa.title })).toBeVisible();
	expect(complaints).toEqual([]);
});

test('a change that is cancelled changes nothing', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/account');
	await page.getByRole('button', { name: 'Edit profile' }).click();
	await page.locator('#profile-displayName').fill('Somebody else');
	await page.locator('#profile').getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
	await expect(row(page, 'Display name')).toContainText(player.username);
});

test('[FX-09] a mistyped new address is sent again and cancelled by keyboard, and the account says which one counts', {
	tag: '@full',
}, async ({ page }) => {
	const complaints = complaintsOf(page);
	await enter(page, player, '/account');
	const mistyped = player.email.replace('players', 'playres');
	await page.getByRole('button', { name: 'Change e-mail' }).press('Enter');
	await page.locator('#email-email').fill(mistyped);
	await page.keyboard.press('Enter');
	await verify(page);
	const { pending } = texts.profile;
	const waiting = row(page, 'E-mail').filter({ hasText: pending.waiting });
	await expect(waiting).toContainText(`Until you confirm it, you log in with ${player.email}.`);
	const [first] = await outboxOf(mistyped);
	await page.getByRole('button', { name: pending.resend }).press('Enter');
	await expect(news(page, `A new link is on its way to ${mistyped}.`)).toBeVisible();
	await expect(page.getByRole('button', { name: pending.resend })).toBeFocused();
	expect(await outboxOf(mistyped)).toHaveLength(2);
	await expectSound(page);
	await page.getByRole('button', { name: pending.cancel }).press('Enter');
	await expect(news(page, `Your address stays ${player.email}.`)).toBeFocused();
	await expect(waiting).toHaveCount(0);
	await expect(row(page, 'E-mail')).not.toContainText(mistyped);
	const { username, token } = tokenIn(first?.links[0] ?? '');
	const late = await call('/api/account/validate', { body: { username, token } });
	expect(late.body.messages).toEqual(['INCORRECT_EMAIL_TOKEN']);
	expect(complaints).toEqual([]);
});

test('[FX-09] a change that was confirmed elsewhere says so where it is cancelled too late', {
	tag: '@full',
}, async ({ page }) => {
	const email = player.email.replace('@', '-new@');
	const jar = createJar();
	await signIn(player, jar);
	await call('/api/account/update-email', { body: { email, password: player.password, code: '' }, jar });
	await enter(page, player, '/account');
	const { pending } = texts.profile;
	await expect(page.getByRole('button', { name: pending.cancel })).toBeVisible();
	await call('/api/account/validate', { body: await newestToken(email) });
	await page.getByRole('button', { name: pending.cancel }).click();
	await expect(news(page, pending.over)).toBeVisible();
	await expect(row(page, 'E-mail')).toContainText(`${email} ${texts.profile.verified}`);
});

test('[RT-18] [AC-15] [EN-02] [FX-09] a new mail address waits, counts once confirmed, and can be taken back', async ({
	page,
}) => {
	await enter(page, player, '/account');
	const email = player.email.replace('@', '-new@');
	const shown = row(page, 'E-mail').getByRole('definition').first();
	await page.getByRole('button', { name: 'Change e-mail' }).click();
	await page.locator('#email-email').fill(player.email);
	await page.keyboard.press('Enter');
	await verify(page);
	await expect(page.locator('#email-email-error')).toHaveText(en.msg.EMAIL_IN_USE);
	await page.locator('#email-email').fill(email);
	await page.keyboard.press('Enter');
	await expect(news(page, `We have sent a link to ${email}.`)).toBeVisible();
	await expect(shown).toHaveText(`${player.email} ${texts.profile.verified}`);
	await expect(row(page, 'E-mail')).toContainText(`${email} ${texts.profile.pending.waiting}`);

	const { username, token } = await newestToken(email);
	await page.goto(`/account/validate/${username}/${token}`);
	await page.getByRole('button', { name: texts.validate.submit }).click();
	await expect(page.getByText('Your address is verified')).toBeVisible();
	await page.goto('/account');
	await expect(shown).toHaveText(`${email} ${texts.profile.verified}`);

	const undo = new URL((await outboxOf(player.email)).at(-1)?.links[0] ?? '');
	expect(undo.pathname).toMatch(/^\/account\/undo-email\/./);
	await page.goto(undo.pathname);
	await expect(page).toHaveURL('/account/undo-email');
	const button = page.getByRole('button', { name: 'Restore my former address' });
	await expect(button).toBeVisible();
	await page.reload();
	const sent = page.waitForRequest('**/api/account/undo-email');
	await button.click();
	expect((await sent).method()).toBe('POST');
	await expect(page.getByText('Your former address is back')).toBeVisible();
	expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(
		undo.pathname.split('/').at(-1),
	);
	await page.goto('/account');
	await expect(page).toHaveURL(/\/account\/login/);
	const jar = createJar();
	expect((await signIn(player, jar)).body.data).toHaveProperty('user.email', player.email);

	await page.goto(undo.pathname);
	await button.click();
	await expect(page.getByRole('alert')).toContainText('This link has been used');
	await page.goto('/fr/account/undo-email');
	await expect(page.getByText('Cette page a besoin du lien de notre e-mail')).toBeVisible();
});

test('[RT-18] [AC-15] a new password needs the present one and ends every other session', async ({
	page,
}) => {
	await enter(page, player, '/account');
	const elsewhere = createJar();
	await signIn(player, elsewhere);
	await page.getByRole('button', { name: 'Change password' }).click();
	const type = async (present: string, again: string) => {
		await page.locator('#password-password').fill(present);
		await page.locator('#password-newPassword').fill('Bramble4Harbor');
		await page.locator('#password-passwordAgain').fill(again);
		await page.keyboard.press('Enter');
	};
	await type('Wrong7Password', 'Bramble4Harbour');
	await expect(page.locator('#password-passwordAgain-error')).toHaveText(en.field.identical);
	await type('Wrong7Password', 'Bramble4Harbor');
	await expect(page.locator('#password-password-error')).toHaveText(en.msg.INCORRECT_PASSWORD);
	await expect(page.locator('#password-password')).toBeFocused();
	await expect(page.locator('#password-newPassword')).toHaveValue('Bramble4Harbor');
	await page.locator('#password-password').fill(player.password);
	await page.keyboard.press('Enter');
	await expect(news(page, 'Your new password is saved.')).toBeVisible();
	expect((await call('/api/account/profile', { jar: elsewhere })).body).toEqual(anonymous);
	await page.reload();
	await expect(row(page, 'Username')).toContainText(player.username);
	const again = await signIn({ ...player, password: 'Bramble4Harbor' }, createJar());
	expect(again.status).toBe(200);
});

test('[RT-18] another device is listed and logged out', { tag: '@full' }, async ({ page }) => {
	const elsewhere = createJar();
	await signIn(player, elsewhere);
	await enter(page, player, '/account');
	const list = page.getByRole('list', { name: 'Where you are logged in' });
	await expect(list.getByRole('listitem')).toHaveCount(2);
	await expect(list.getByRole('listitem').first()).toContainText('This device');
	await expect(list.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
	await list.getByRole('button', { name: /^Log out/ }).press('Enter');
	await expect(news(page, 'was logged out.')).toBeVisible();
	await expect(list.getByRole('listitem')).toHaveCount(1);
	await expect(list).toBeFocused();
	expect((await call('/api/account/profile', { jar: elsewhere })).body).toEqual(anonymous);
});

test('[SI-05] all other devices are logged out by the keyboard, and the history says so', async ({
	page,
}) => {
	const elsewhere = [createJar(), createJar()];
	for (const jar of elsewhere) await signIn(player, jar);
	await enter(page, player, '/account');
	const list = page.getByRole('list', { name: 'Where you are logged in' });
	await expect(list.getByRole('listitem')).toHaveCount(3);
	await page.getByRole('button', { name: 'Log out other devices' }).press('Enter');
	await expect(news(page, 'Every other device was logged out.')).toBeVisible();
	await expect(list.getByRole('listitem')).toHaveCount(1);
	await expect(list).toBeFocused();
	for (const jar of elsewhere) expect((await call('/api/account/profile', { jar })).body).toEqual(anonymous);
	await page.reload();
	const history = page.getByRole('list', { name: 'Security history' }).getByRole('listitem');
	await expect(history.first()).toContainText('Every other device was logged out');
	await expect(history).toHaveCount(4);
	await expectSound(page);
});

test('[SI-05] older events of the history are shown when asked for', { tag: '@full' }, async ({ page }) => {
	for (let count = 0; count < 6; count += 1) await signIn(player, createJar());
	await enter(page, player, '/account');
	const history = page.getByRole('list', { name: 'Security history' }).getByRole('listitem');
	await expect(history).toHaveCount(5);
	await page.getByRole('button', { name: 'Show all 7' }).press('Enter');
	await expect(history).toHaveCount(7);
	await expect(history.last()).toContainText('Logged in');
});

test('[RT-18] [AC-11] every device is logged out, once that is confirmed', async ({ page, context }) => {
	const elsewhere = createJar();
	await signIn(player, elsewhere);
	await enter(page, player, '/account');
	const home = await context.newPage();
	await home.goto('/');
	await expect(home.locator('html')).toHaveAttribute('data-session', 'user');
	const button = page.getByRole('button', { name: 'Log out everywhere' });
	await button.click();
	const question = page.getByRole('dialog', { name: 'Log out everywhere?' });
	await question.getByRole('button', { name: 'Cancel' }).click();
	await expect(question).toHaveCount(0);
	expect((await call('/api/account/profile', { jar: elsewhere })).body.data).toBeDefined();
	await button.click();
	await question.getByRole('button', { name: 'Log out everywhere' }).click();
	await expect(page).toHaveURL('/account/login');
	expect((await call('/api/account/profile', { jar: elsewhere })).body).toEqual(anonymous);
	await expect(home.locator('html')).toHaveAttribute('data-session', 'none');
	await page.goto('/account');
	await expect(page).toHaveURL(/\/account\/login/);
});

test('[RT-18] [AC-11] the question says why not every device could be logged out, and asks again', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, player, '/account');
	const down = json(503, { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'], requestId: '1' });
	await page.route('**/api/account/global-logout', (route) => route.fulfill(down));
	await page.getByRole('button', { name: texts.profile.everywhere }).click();
	const question = page.getByRole('dialog', { name: texts.profile.everywhereTitle });
	await question.getByRole('button', { name: texts.profile.everywhere }).click();
	await expect(question.getByRole('alert')).toContainText(en.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await expect(toasts(page)).toHaveCount(0);
	await failAgain(question.getByRole('alert'), '**/api/account/global-logout');
	await page.unroute('**/api/account/global-logout');
	await question.getByRole('button', { name: texts.area.retry }).click();
	await expect(page).toHaveURL('/account/login');
});

test('[AC-11] the question stays while logging out everywhere is on its way, and says what became of it', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, player, '/account');
	const answer = await hold(page, '**/api/account/global-logout');
	await page.getByRole('button', { name: texts.profile.everywhere }).click();
	const question = page.getByRole('dialog', { name: texts.profile.everywhereTitle });
	await question.getByRole('button', { name: texts.profile.everywhere }).click();
	for (const name of [texts.profile.cancel, texts.area.close])
		await question.getByRole('button', { name }).click({ force: true });
	// Of a second Escape in a row browsers ask no page.
	for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
	await expect(question).toBeVisible();
	const down = json(503, { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'], requestId: '1' });
	answer((route) => route.fulfill(down));
	await expect(question.getByRole('alert')).toContainText(en.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
	await page.keyboard.press('Escape');
	await expect(question).toHaveCount(0);
});

test('[AC-11] every device is logged out once, however often it is confirmed', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, player, '/account');
	let sent = 0;
	page.on('request', (request) => {
		if (request.url().endsWith('/global-logout')) sent += 1;
	});
	const answer = await hold(page, '**/api/account/global-logout');
	await page.getByRole('button', { name: texts.profile.everywhere }).click();
	const confirm = page.getByRole('dialog').getByRole('button', { name: texts.profile.everywhere });
	await confirm.dblclick();
	await expect(confirm).toHaveAttribute('aria-disabled', 'true');
	answer((route) => route.continue());
	await expect(page).toHaveURL('/account/login');
	expect(sent).toBe(1);
});

test('[RT-18] everything that is known of the player is a download, and the way to the end is near', {
	tag: '@full',
}, async ({ page }) => {
	await enter(page, player, '/account');
	const downloading = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Download my data' }).click();
	await verify(page);
	const download = await downloading;
	expect(download.suggestedFilename()).toBe(`${player.username}.zip`);
	const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
	expect(
		Object.values(files)
			.map((file) => strFromU8(file))
			.join(),
	).toContain(player.email);
	await expect(page.getByRole('link', { name: 'Delete my account' })).toHaveAttribute(
		'href',
		'/account/delete',
	);
});

test('[FX-39] password managers are led to the open form, which says whose password it changes and what a new one must be', {
	tag: '@full',
}, async ({ page }) => {
	await page.goto('/.well-known/change-password');
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account?change=password');
	await expect(page.locator('#password-password')).toBeFocused();
	const name = page.locator('#password [autocomplete=username]');
	await expect(name).toHaveValue(player.username);
	await expect(name).toBeHidden();
	for (const field of ['newPassword', 'passwordAgain'])
		await expect(page.locator(`#password-${field}`)).toHaveAttribute(
			'passwordrules',
			'minlength: 8; maxlength: 128; required: lower; required: upper; required: digit;',
		);
	await expect(page.locator('#password-password')).not.toHaveAttribute('passwordrules');
	await page.locator('#password-password').fill(player.password);
	await page.locator('#password-newPassword').fill(player.password);
	await page.locator('#password-passwordAgain').fill(player.password);
	await page.keyboard.press('Enter');
	await expect(page.locator('#password-newPassword-error')).toHaveText(en.field.passwordSame);
	for (const field of ['newPassword', 'passwordAgain'])
		await page.locator(`#password-${field}`).fill('Bramble4Gate9');
	await page.keyboard.press('Enter');
	await expect(news(page, texts.profile.passwordSaved)).toBeVisible();
});

test('R14 a session that ends while a form is open loses nothing that was typed', { tag: '@full' }, async ({
	page,
	context,
}) => {
	await typeName(page, player);
	const elsewhere = createJar();
	await signIn(player, elsewhere);
	await call('/api/account/global-logout', { method: 'POST', jar: elsewhere });
	await page.keyboard.press('Enter');
	const notice = page.getByRole('alert').filter({ hasText: 'Your session has ended' });
	await expect(notice).toBeVisible();
	await expect(page.locator('#profile-displayName')).toHaveValue('Typed before the end');
	const opened = context.waitForEvent('page');
	await notice.getByRole('link', { name: 'Log in again' }).click();
	const login = await opened;
	await submitLogin(login, player);
	await expect(login).toHaveURL('/account');
	await login.close();
	await page.bringToFront();
	await expect(page).toHaveURL('/account');
	await page.locator('#profile-displayName').press('Enter');
	await expect(news(page, 'Your profile is saved.')).toBeVisible();
	await expect(notice).toHaveCount(0);
	await expect(row(page, 'Display name')).toContainText('Typed before the end');
});

test('a session that ends elsewhere leads to the login page where no form is open', { tag: '@full' }, async ({
	page,
}) => {
	await enter(page, player, '/account');
	await expect(row(page, 'Username')).toContainText(player.username);
	await post(page, 'global-logout', {});
	await page.getByRole('button', { name: 'Download my data' }).click();
	await expect(page).toHaveURL('/account/login?redirect=%2Faccount');
});

test('[RT-18] nothing is wrong with its forms open, in French', { tag: '@full' }, async ({ page }) => {
	await enter(page, player, '/fr/account');
	for (const name of ['Modifier le profil', 'Changer d’e-mail', 'Changer de mot de passe'])
		await page.getByRole('button', { name }).click();
	await expect(page.locator('#profile, #email, #password')).toHaveCount(3);
	await expectSound(page);
});

test('the area’s pages say which of them is open', { tag: '@full' }, async ({ page }) => {
	await page.goto('/fr/account/faq');
	const area = page.getByRole('navigation', { name: 'Espace compte' });
	await expect(area.getByRole('link')).toHaveCount(6);
	await expect(area.locator('[aria-current=page]')).toHaveText('FAQ');
	await expect(area.getByRole('link', { name: 'Amis' })).toHaveAttribute('href', '/fr/account/friends');
});

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false });

	test('the account page says what it needs them for, and its links work', { tag: '@full' }, async ({
		page,
	}) => {
		await page.goto('/account');
		await expect(page.locator('main noscript p')).toContainText('Your account needs JavaScript to be shown.');
		await page.getByRole('navigation', { name: 'Account area' }).getByRole('link', { name: 'FAQ' }).click();
		await expect(page).toHaveURL('/account/faq');
	});
});
