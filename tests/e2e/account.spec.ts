import { expect, type Page, test } from '@playwright/test';
import texts from '../../i18n/en/account.json' with { type: 'json' };
import common from '../../i18n/en/common.json' with { type: 'json' };
import en from '../../i18n/en/errors.json' with { type: 'json' };
import { sample } from '../support/full.ts';
import { newestToken, newPlayer, players, stranger } from '../support/players.ts';
import { call, clearFaults, freshAddress, outboxOf, setFaults } from '../support/site.ts';
import { complaintsOf, createButton, fillCreate, logIn, submitLogin } from './account-support.ts';
import { json, toRgb } from './shell-support.ts';

test.afterEach(() => clearFaults());

const pressVerify = (page: Page) => page.getByRole('button', { name: texts.validate.submit }).click();

test('[RT-07] [RT-10] [RT-05] [RT-38] [AC-01] [MN-05] a player creates an account, verifies it, logs in and out', async ({
	page,
}) => {
	const complaints = complaintsOf(page);
	const player = stranger();
	await page.goto('/account/create');
	await expect(page.locator('#create-newsletter')).not.toBeChecked();
	await fillCreate(page, player);
	await createButton(page).click();
	await expect(page.getByRole('status').getByText('Check your mail')).toBeVisible();

	const { username, token } = await newestToken(player.email);
	await page.goto(`/account/validate/${username}/${token}`);
	await page.getByRole('button', { name: texts.validate.submit }).click();
	await expect(page.getByText('Your address is verified')).toBeVisible();
	await expect(page).toHaveURL('/account/validate');
	await page.reload();
	await expect(page.getByText('Your address is verified')).toBeVisible();

	await page.locator('main').getByRole('link', { name: 'Log in' }).click();
	await submitLogin(page, player);
	await expect(page).toHaveURL('/account');
	const main = page.locator('main');
	for (const text of [player.username, 'Verified', 'Belgium', 'English', 'Off', 'Not linked'])
		await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
	await expect(main.getByText(player.email)).toBeVisible();
	await expect(main.getByRole('time').first()).toBeVisible();
	await expect(page.locator('html')).toHaveAttribute('data-session', 'user');

	await page.reload();
	await expect(main.getByText(player.email)).toBeVisible();
	await page.goto('/');
	await page.goBack();
	await expect(page).toHaveURL('/account');
	await expect(main.getByText(player.email)).toBeVisible();
	await page.goForward();
	await expect(page).toHaveURL('/');
	await page.goBack();

	await page.getByRole('button', { name: 'Account' }).click();
	await page.locator('#menu-account').getByRole('button', { name: 'Logout' }).click();
	await expect(page).toHaveURL('/account/login');
	await page.goto('/account');
	await expect(page).toHaveURL('/account/login?redirect=%2Faccount');
	expect(complaints).toEqual([]);
});

test.describe('what the form for a new account says', () => {
	const wrong = {
		username: 'mi ra',
		email: 'mira@',
		password: 'short',
		dateOfBirth: { day: 30, month: 2, year: 1990 },
	};

	test('[VA-02] [VA-03] [VA-05] [VA-07] [VA-09] the function says of the same input', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/account/create');
		await fillCreate(page, { ...wrong });
		await page.getByLabel('Day', { exact: true }).fill('30');
		await createButton(page).click();
		await expect(page.getByRole('alert')).toBeFocused();
		const body = {
			...wrong,
			country: 'BE',
			locale: 'en',
			acceptTerms: true,
			termsVersion: 1,
			newsletter: false,
		};
		const answer = await call('/api/account/create', {
			body: { ...body, captcha: '' },
			from: freshAddress(),
		});
		expect(answer.status).toBe(400);
		const fields = Object.entries(answer.body.fields ?? {});
		expect(fields.map(([name]) => name).sort()).toEqual(Object.keys(wrong).sort());
		for (const [name, key] of fields) {
			const text = en.field[key.replace('field.', '') as keyof typeof en.field];
			await expect(page.locator(`#create-${name}-error`)).toHaveText(text);
		}
	});

	test('[VA-04] [VA-06] [VA-08] each at its field, in red, with links from the summary', async ({ page }) => {
		await page.goto('/account/create');
		await expect(page.locator('#create')).toContainText('*  - Required Fields', { useInnerText: true });
		await fillCreate(page, { ...stranger(), username: 'mi' });
		await page.locator('#create-passwordAgain').fill('Thistle3Bridges');
		await page.locator('#create-acceptTerms').uncheck();
		await createButton(page).click();
		const summary = page.getByRole('alert');
		await expect(summary).toBeFocused();
		await expect(summary.getByRole('link')).toHaveText([
			'Username: Field must have at least 3 characters.',
			'Repeat password: Password must be identical',
			/^I accept the terms of service .*: Field is required$/,
		]);
		await summary.getByRole('link').first().click();
		await expect(page.locator('#create-username')).toBeFocused();
		await expect(page).toHaveURL('/account/create');
		const thorn = await page.evaluate(() => {
			const probe = document.createElement('i');
			probe.style.color = 'var(--error)';
			document.body.append(probe);
			return getComputedStyle(probe).color;
		});
		await expect(page.locator('#create-username-error')).toHaveCSS('color', thorn);
		await expect(page.locator('#create-username')).toHaveCSS('border-top-color', thorn);
		const mark = page.locator('label[for=create-username] span[aria-hidden]');
		await expect(mark).toHaveText('*');
		await expect(mark).toHaveCSS('color', thorn);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			for (const shown of [mark, page.locator('#create-username-error')]) {
				const { red, green, blue } = await toRgb(shown, 'color');
				expect(red > 100 && red > 1.5 * Math.max(green, blue), colorScheme).toBe(true);
			}
		}
	});

	test('[RT-07] a taken user name at its field, keeping everything typed', { tag: '@full' }, async ({
		page,
	}) => {
		const player = { ...stranger(), username: players.mira.username };
		await page.goto('/account/create');
		await fillCreate(page, player);
		await createButton(page).click();
		await expect(page.locator('#create-username-error')).toHaveText(en.msg.USERNAME_IN_USE);
		await expect(page.locator('#create-password')).toHaveValue(player.password);
		await expect(page.locator('#create-email')).toHaveValue(player.email);
	});
});

test.describe('the bot check', () => {
	const script = /\/bot-check\/api\.js/;

	test('loads when the form is started and not before, under its own policy', async ({ page }) => {
		const complaints = complaintsOf(page);
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/bot-check/')) asked.push(request.url());
		});
		await page.goto('/account/create', { waitUntil: 'networkidle' });
		await expect(page.getByText('This form uses a bot check.')).toBeVisible();
		await expect(createButton(page)).toBeEnabled();
		expect(asked).toEqual([]);
		const loaded = page.waitForResponse(/\/bot-check\/engine\.js/);
		await page.locator('#create-username').focus();
		await loaded;
		expect(asked.filter((url) => script.test(url))).toHaveLength(1);
		expect(complaints).toEqual([]);
	});

	test('[BC-02] that fails to load says so and keeps what was typed; it can be sent again', async ({
		page,
	}) => {
		await page.route(script, (route) => route.abort());
		const player = stranger();
		await page.goto('/account/create');
		await fillCreate(page, player);
		await createButton(page).click();
		await expect(page.getByRole('alert')).toContainText('ReCaptcha error: Failed to load script');
		await expect(page.locator('#create-email')).toHaveValue(player.email);
		await page.unroute(script);
		await createButton(page).click();
		await expect(page.getByText('Check your mail')).toBeVisible();
	});

	test('[BC-02] that fails to execute says so', { tag: '@full' }, async ({ page }) => {
		await page.route(/\/bot-check\/execute/, (route) => route.abort());
		await page.goto('/account/create');
		await fillCreate(page, stranger());
		await createButton(page).click();
		await expect(page.getByRole('alert')).toContainText('ReCaptcha error: Failed to execute');
	});

	test('is done by itself where a login needs it, and the login goes on', async ({ page }) => {
		const player = await newPlayer();
		for (const _ of [1, 2, 3]) {
			const body = { username: player.username, password: 'Wrong7Password' };
			await call('/api/account/login', { body, from: freshAddress() });
		}
		await page.goto('/account/login');
		const answers: number[] = [];
		page.on('response', (response) => {
			if (response.url().endsWith('/api/account/login')) answers.push(response.status());
		});
		await submitLogin(page, player);
		await expect(page).toHaveURL('/account');
		expect(answers).toEqual([403, 200]);
	});
});

test.describe('[FX-04] where cookies are blocked', () => {
	/** As a browser does that blocks the cookies of a site: scripts and answers set none. */
	async function blockCookies(page: Page): Promise<void> {
		await page.addInitScript(() =>
			Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
		);
		await page.context().clearCookies();
		await page.route('**/api/account/login', async (route) => {
			const response = await route.fetch();
			await page.context().clearCookies();
			const headers = Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie');
			await route.fulfill({ response, headers: Object.fromEntries(headers) });
		});
	}

	test('the login page says so at once, and again when somebody logs in all the same', async ({ page }) => {
		await blockCookies(page);
		await page.goto('/account/login');
		const words = page.locator('#login').getByText(texts.login.cookies);
		await expect(words).toHaveCount(1);
		await submitLogin(page, players.mira);
		await expect(words).toHaveCount(2);
		await expect(page.locator('#login-password')).toHaveValue(players.mira.password);
		await expect(page).toHaveURL('/account/login');
	});

	test('so does the page that asks for a code', { tag: '@full' }, async ({ page }) => {
		await blockCookies(page);
		await page.goto('/account/login/mfa?factor=totp');
		await expect(page.locator('#factor').getByText(texts.factor.cookies)).toBeVisible();
	});

	test('a login whose session the browser drops says so instead of asking again', { tag: '@full' }, async ({
		page,
	}) => {
		await page.route('**/api/account/login', async (route) => {
			const response = await route.fetch();
			await page.context().clearCookies();
			const headers = Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie');
			await route.fulfill({ response, headers: Object.fromEntries(headers) });
		});
		await page.goto('/account/login');
		await submitLogin(page, players.mira);
		await expect(page.locator('#login').getByText(texts.login.cookies)).toBeVisible();
		await expect(page).toHaveURL('/account/login');
	});
});

test.describe('MFA', () => {
	const { ines } = players;
	const newestCode = async () => /\d{6}/.exec((await outboxOf(ines.phone)).at(-1)?.text ?? '')?.[0] ?? '';

	test('[RT-06] [AC-10] finishes a login and keeps where it leads', async ({ page }) => {
		await page.goto('/account/login?redirect=%2Faccount%3Ftab%3D1');
		await submitLogin(page, ines);
		await expect(page).toHaveURL(/\/account\/login\/mfa\?/);
		await expect(page.getByText('We have sent you an MFA SMS')).toBeVisible();
		const field = page.locator('#factor-code');
		await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
		await expect(field).toHaveAttribute('inputmode', 'numeric');
		await field.fill('000000');
		await page.getByRole('button', { name: 'Continue' }).click();
		await expect(page.locator('#factor-code-error')).toHaveText(en.msg.MFA_CODE_INVALID);
		await field.fill(await newestCode());
		await page.getByRole('button', { name: 'Continue' }).click();
		await expect(page).toHaveURL('/account?tab=1');
	});

	test('[FX-08] brings a keyboard of digits, and one of letters for a recovery code', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/account/login/mfa?factor=totp');
		const field = page.locator('#factor-code');
		await expect(field).toHaveAttribute('inputmode', 'numeric');
		await page.getByRole('button', { name: common.form.code.useRecovery }).click();
		await expect(field).not.toHaveAttribute('inputmode');
		await expect(page.getByText(common.form.code.recoveryHint)).toBeVisible();
		await page.getByRole('button', { name: common.form.code.useDigits }).click();
		await expect(field).toHaveAttribute('inputmode', 'numeric');
	});

	test('[FX-08] speaks of no method before it knows which one is in use', async ({ request }) => {
		const page = await (await request.get('/account/login/mfa')).text();
		const words = page.replaceAll(/<script.*?<\/script>|props="[^"]*"/gs, '');
		expect(words).toContain(texts.factor.unknown);
		expect(words).not.toMatch(/SMS|authenticator/);
	});

	for (const path of sample(['/account/login/mfa', '/fr/account/login/mfa'])) {
		test(`[RT-06] ${path} leads to the login page when none is awaited`, { tag: '@full' }, async ({
			page,
		}) => {
			await page.goto(path);
			await expect(page).toHaveURL(path.replace('/mfa', ''));
			await page.goto(`${path}?redirect=%2Faccount%3Ftab%3D1`);
			await expect(page).toHaveURL(`${path.replace('/mfa', '')}?redirect=%2Faccount%3Ftab%3D1`);
		});
	}

	test('[RT-06] says when a code is sent while none is awaited, and leads to a login that keeps where it leads', {
		tag: '@full',
	}, async ({ page }) => {
		await page.goto('/account/login/mfa?factor=totp&redirect=%2Faccount%3Ftab%3D1');
		await page.locator('#factor-code').fill('123456');
		await page.getByRole('button', { name: 'Continue' }).click();
		const alert = page.getByRole('alert');
		await expect(alert).toContainText(en.msg.NO_PENDING_MFA_VERIFICATION);
		await expect(alert).toBeFocused();
		await expect(page).toHaveURL(/\/mfa\?/);
		await alert.getByRole('link', { name: 'Back to login' }).click();
		await expect(page).toHaveURL('/account/login?redirect=%2Faccount%3Ftab%3D1');
	});
});

test.describe('recovery', () => {
	test('[RT-08] [RT-09] [AC-05] a mailed link sets a new password', async ({ page }) => {
		const player = await newPlayer();
		await page.goto('/account/forgot-password');
		await page.locator('#forgot-username').fill(player.email);
		const sent = page.waitForRequest('**/api/account/forgot-password');
		await page.getByRole('button', { name: 'Send the link' }).click();
		expect((await sent).postDataJSON()).toEqual({ email: player.email });
		await expect(page.getByText('Check your mail')).toBeVisible();

		const { username, token } = await newestToken(player.email);
		await page.goto(`/account/reset-password/${username}/${token}`);
		await expect(page.locator('#reset-username')).toHaveValue(username);
		await page.locator('#reset-password').fill('Bramble4Harbor');
		await page.locator('#reset-passwordAgain').fill('Bramble4Harbor');
		await page.getByRole('button', { name: 'Save password' }).click();
		await expect(page.getByText('Your new password is saved')).toBeVisible();
		expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain(token);
		await logIn(page, { ...player, password: 'Bramble4Harbor' });
	});

	test('[AC-05] the answer is the same for an account and for none, and a name is sent as username', {
		tag: '@full',
	}, async ({ page }) => {
		const said: string[] = [];
		for (const name of [players.pavel.username, 'nobodyhere']) {
			await page.goto('/account/forgot-password');
			await page.locator('#forgot-username').fill(name);
			const sent = page.waitForRequest('**/api/account/forgot-password');
			await page.getByRole('button', { name: 'Send the link' }).click();
			expect((await sent).postDataJSON()).toEqual({ username: name });
			await expect(page.getByText('Check your mail')).toBeVisible();
			said.push(await page.locator('main').innerText());
		}
		expect(said[0]).toBe(said[1]);
	});

	test('[RT-09] a code that is not right is shown at its field', { tag: '@full' }, async ({ page }) => {
		await page.goto('/account/reset-password');
		await page.locator('#reset-username').fill(players.pavel.username);
		await page.locator('#reset-recoveryCode').fill('wrong');
		await page.locator('#reset-password').fill('Bramble4Harbor');
		await page.locator('#reset-passwordAgain').fill('Bramble4Harbor');
		await page.getByRole('button', { name: 'Save password' }).click();
		await expect(page.locator('#reset-recoveryCode-error')).not.toBeEmpty();
	});

	test('[RT-11] the verification mail is sent again', async ({ page }) => {
		const before = (await outboxOf(players.nadia.email)).length;
		await page.goto('/account/resend-verification');
		await page.locator('#resend-username').fill(players.nadia.username);
		await page.getByRole('button', { name: 'Send the e-mail again' }).click();
		await expect(page.getByText('Check your mail')).toBeVisible();
		expect(await outboxOf(players.nadia.email)).toHaveLength(before + 1);
	});

	test('[RT-10] a link that does not work says so and offers another', { tag: '@full' }, async ({ page }) => {
		await page.goto('/account/validate/nadia/wrong');
		await pressVerify(page);
		await expect(page.getByRole('alert')).toContainText(en.msg.INCORRECT_EMAIL_TOKEN);
		await expect(page.getByRole('alert').getByRole('link', { name: 'Log in' })).toHaveCount(0);
		await page.getByRole('link', { name: 'Send the e-mail again' }).click();
		await expect(page).toHaveURL('/account/resend-verification');
	});

	test('[FX-08] a link that is damaged says so', async ({ page }) => {
		await page.goto('/account/validate/na.dia!/wrong');
		await pressVerify(page);
		await expect(page.getByRole('alert')).toContainText(texts.validate.damaged);
		await expect(page.getByRole('link', { name: 'Send the e-mail again' })).toBeVisible();
	});

	test('[RT-10] a link that is tried again keeps the focus, and what comes of it gets it', {
		tag: '@full',
	}, async ({ page }) => {
		const down = json(503, { messages: ['SERVICE_TEMPORARILY_UNAVAILABLE'], requestId: '1' });
		await page.route('**/api/account/validate', (route) => route.fulfill(down));
		await page.goto('/account/validate/nadia/wrong');
		const button = page.getByRole('button', { name: texts.validate.submit });
		await button.press('Enter');
		await expect(page.getByRole('alert')).toContainText(en.msg.SERVICE_TEMPORARILY_UNAVAILABLE);
		await expect(button).toBeFocused();
		await page.unroute('**/api/account/validate');
		await button.press('Enter');
		const alert = page.getByRole('alert');
		await expect(alert).toContainText(en.msg.INCORRECT_EMAIL_TOKEN);
		await expect(alert).toBeFocused();
	});

	test('[RT-10] a link that has done its work offers the login page, and another mail', {
		tag: '@full',
	}, async ({ page }) => {
		const { username, email } = await newPlayer();
		const { token } = await newestToken(email);
		await page.goto(`/account/validate/${username}/${token}`);
		await pressVerify(page);
		const alert = page.getByRole('alert');
		await expect(alert).toContainText(en.msg.NO_PENDING_EMAIL_VALIDATION);
		await expect(alert.getByRole('link', { name: 'Send the e-mail again' })).toBeVisible();
		await alert.getByRole('link', { name: 'Log in' }).click();
		await expect(page).toHaveURL('/account/login');
	});
});

test.describe('while the account service is down', () => {
	// A function that met several failures lets the service rest for some seconds.
	test.afterEach(async () => {
		await clearFaults();
		const body = { username: 'nobodyhere' };
		const ask = async () =>
			(await call('/api/account/forgot-password', { body, from: freshAddress() })).status;
		await expect.poll(ask, { timeout: 20_000 }).not.toBe(503);
	});

	for (const mode of sample(['status:503', 'html', 'reset'])) {
		test(`[EC-03] a login says to try again later and keeps what was typed (${mode})`, async ({ page }) => {
			await page.goto('/account/login');
			await setFaults({ service: 'account', mode });
			await submitLogin(page, players.mira);
			const summary = page.getByRole('alert');
			await expect(summary).toBeFocused();
			await expect(summary).not.toContainText(/<|undefined/);
			await expect(summary).toContainText(/Try again later|try again in a few minutes/);
			await expect(page.locator('#login-username')).toHaveValue(players.mira.username);
			await expect(page.locator('#login-password')).toHaveValue(players.mira.password);
		});
	}

	test('[EC-03] the account page says so and can be tried again', { tag: '@full' }, async ({ page }) => {
		await logIn(page, await newPlayer());
		await setFaults({ service: 'account', mode: 'status:503' });
		await page.reload();
		await expect(page.getByRole('alert')).toContainText('Try again later');
		await clearFaults();
		await expect(async () => {
			await page.getByRole('button', { name: 'Try again' }).click();
			await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible({ timeout: 1000 });
		}).toPass({ timeout: 20_000 });
	});

	test('[AP-08] the browser asks for JSON with its cookies', async ({ page }) => {
		await logIn(page, await newPlayer());
		const asked = page.waitForRequest('**/api/account/profile');
		await page.reload();
		const headers = await (await asked).allHeaders();
		expect(headers.accept).toBe('application/json');
		expect(headers.cookie).toContain('__Host-sid=');
	});

	test('a login that reaches nothing says so and keeps what was typed', { tag: '@full' }, async ({
		page,
	}) => {
		await page.goto('/account/login');
		await page.route('**/api/account/login', (route) => route.abort());
		await submitLogin(page, players.mira);
		await expect(page.getByRole('alert')).toContainText(en.page.offline);
		await expect(page.locator('#login-password')).toHaveValue(players.mira.password);
	});
});

test.describe('logging out', () => {
	test('[MN-06] goes to the login page also when the call fails, and stays there', async ({ page }) => {
		await logIn(page, await newPlayer());
		await page.route('**/api/account/logout', (route) => route.abort());
		await page.addInitScript(() => navigation.addEventListener('navigate', () => console.log('leads on')));
		const said: string[] = [];
		await page.locator('main').getByRole('button', { name: 'Log out', exact: true }).click();
		await expect(page).toHaveURL('/account/login');
		page.on('console', (message) => said.push(message.text()));
		// Nothing has ended the session.
		await expect(page.locator('html')).toHaveAttribute('data-session', 'user');
		await page.getByRole('button', { name: 'Log in', exact: true }).click();
		await expect(page.getByText('Field is required').first()).toBeVisible();
		expect(said).toEqual([]);
	});

	test('[MN-06] ends what other tabs show', { tag: '@full' }, async ({ page, context }) => {
		await logIn(page, await newPlayer());
		const other = await context.newPage();
		await other.goto('/account');
		const home = await context.newPage();
		await home.goto('/');
		await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();
		await expect(home.locator('html')).toHaveAttribute('data-session', 'user');
		await page.locator('main').getByRole('button', { name: 'Log out', exact: true }).click();
		await expect(other).toHaveURL('/account/login');
		await expect(home.locator('html')).toHaveAttribute('data-session', 'none');
	});
});
