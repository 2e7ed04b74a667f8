import { expect, type Page, test } from '@playwright/test';
import { pdf } from '../support/files.ts';
import { players } from '../support/players.ts';
import { controlsOf } from './accessibility-tree.ts';
import { choose, cvOf, expectState, openForm } from './apply-support.ts';
import { enter } from './area-support.ts';
import { ready } from './job-list-support.ts';
import { next, openSurvey } from './survey-support.ts';

async function open(page: Page, address: string, form: string): Promise<void> {
	await page.goto(address);
	await expect(page.locator(`#${form} button[type=submit]`)).toBeEnabled();
}

const summaryHasFocus = (page: Page, part: string) =>
	expect(page.locator(`#${part} [role=alert]:focus`)).toHaveCount(1);

async function send(page: Page, form: string): Promise<void> {
	await page.locator(`#${form} button[type=submit]`).click();
	await summaryHasFocus(page, form);
}

const required = 'Field is required';
const summary = 'alert "Please check the form"';
const passwordButtons = (label: string) => [`button "Show: ${label}"`, `button "Copy: ${label}"`];

test('the login form names its fields, and what is wrong with each', async ({ page }) => {
	const rest = [
		...passwordButtons('Password'),
		'link "Forgot your password?"',
		'button "Log in"',
		'button "Log in with a passkey"',
		'link "New here? Create an account"',
		'link "Verification e-mail not there?"',
	];
	await open(page, '/account/login', 'login');
	expect(await controlsOf(page, '#login')).toEqual([
		'textbox "Username or e-mail" required',
		'textbox "Password" required',
		...rest,
	]);
	await send(page, 'login');
	expect(await controlsOf(page, '#login')).toEqual([
		summary,
		`link "Username or e-mail: ${required}"`,
		`link "Password: ${required}"`,
		`textbox "Username or e-mail" invalid required: ${required}`,
		`textbox "Password" invalid required: ${required}`,
		...rest,
	]);
});

/** The form for a new account, each description followed by what is wrong. */
function createTree(invalid: string, wrong: string): string[] {
	const accept =
		'checkbox "I accept the terms of service (opens in a new tab) and have read the privacy policy (opens in a new tab)"';
	const alone = wrong && `: ${wrong.trim()}`;
	return [
		`textbox "Username"${invalid} required: 3 to 20 letters and digits. Other players see it.${wrong}`,
		`textbox "E-mail"${invalid} required: We send a link to this address to verify it.${wrong}`,
		`textbox "Password"${invalid} required: At least 8 characters, with an uppercase letter, a lowercase letter and a digit.${wrong}`,
		...passwordButtons('Password'),
		`textbox "Repeat password"${invalid} required${alone}`,
		...passwordButtons('Repeat password'),
		`group "Date of birth": We only check your age with it.${wrong}`,
		`combobox "Month"${invalid} required`,
		`textbox "Day"${invalid} required`,
		`textbox "Year"${invalid} required`,
		`combobox "Country"${invalid} required${alone}`,
		`${accept}${invalid} required${alone}`,
		'link "terms of service (opens in a new tab)"',
		'link "privacy policy (opens in a new tab)"',
		'checkbox "Send me news by e-mail, about once a month. I can stop it at any time."',
		'button "Create account"',
		'link "Already have an account? Log in"',
	];
}

test('the form for a new account names its fields, and what is wrong with each', { tag: '@full' }, async ({
	page,
}) => {
	await open(page, '/account/create', 'create');
	expect(await controlsOf(page, '#create')).toEqual(createTree('', ''));
	await send(page, 'create');
	const [first, ...lines] = await controlsOf(page, '#create');
	expect(first).toBe(summary);
	expect(lines.slice(0, 7)).toEqual(
		[
			'Username',
			'E-mail',
			'Password',
			'Repeat password',
			'Date of birth',
			'Country',
			'I accept the terms of service and have read the privacy policy',
		].map((label) => `link "${label}: ${required}"`),
	);
	expect(lines.slice(7)).toEqual(createTree(' invalid', ` ${required}`));
});

test('the contact form names its fields, and what is wrong with each', { tag: '@full' }, async ({ page }) => {
	await open(page, '/contact', 'contact');
	expect(await controlsOf(page, '#contact')).toEqual([
		'combobox "What is it about?" required',
		'textbox "Your name" required',
		'textbox "E-mail address" required: For our answer, and nothing else.',
		'textbox "Subject" required: 3 to 120 characters.',
		'textbox "Message" required: 20 to 5,000 characters.',
		'button "Send message"',
	]);
	await send(page, 'contact');
	expect((await controlsOf(page, '#contact')).slice(6)).toEqual([
		`combobox "What is it about?" invalid required: ${required}`,
		`textbox "Your name" invalid required: ${required}`,
		`textbox "E-mail address" invalid required: For our answer, and nothing else. ${required}`,
		`textbox "Subject" invalid required: 3 to 120 characters. ${required}`,
		`textbox "Message" invalid required: 20 to 5,000 characters. ${required}`,
		'button "Send message"',
	]);
});

test('the form for job alerts names its lists, and a wrong address', {
	tag: '@full',
}, async ({ page }) => {
	const rest = [
		'group "Locations"',
		'DisclosureTriangle "All locations"',
		'group "Teams"',
		'DisclosureTriangle "All teams"',
		'link "How we treat your data"',
		'button "Send me alerts"',
	];
	await open(page, '/careers/alerts', 'alerts');
	expect(await controlsOf(page, '#alerts')).toEqual(['textbox "E-mail address" required', ...rest]);
	await page.locator('#alerts-email').fill('nobody');
	await send(page, 'alerts');
	const wrong = 'Field must be a valid e-mail address.';
	expect(await controlsOf(page, '#alerts')).toEqual([
		summary,
		`link "E-mail address: ${wrong}"`,
		`textbox "E-mail address" invalid required: ${wrong}`,
		...rest,
	]);
});

test('an application names its fields and files, and what is wrong with each', { tag: '@full' }, async ({
	page,
}) => {
	const agreement =
		'checkbox "I agree that what I send here is read and kept to consider my application, as the privacy policy (opens in a new tab) says."';
	const links = 'textbox "Links": A portfolio, a reel, a game you made: up to 5 addresses, one a line.';
	const letter =
		'textbox "Cover letter": In your own words, if you like: what would you do here? 20 to 5,000 characters.';
	const end = ['link "privacy policy (opens in a new tab)"', 'button "Send application"'];
	await openForm(page);
	await choose(page, cvOf(pdf));
	await expectState(page, 'cv.pdf', 'success');
	expect(await controlsOf(page, '#application')).toEqual([
		'textbox "First name" required',
		'textbox "Last name" required',
		'textbox "E-mail address" required: Your receipt and our answer go there.',
		'combobox "Country of the phone number"',
		'textbox "Phone number" required',
		links,
		letter,
		'button "CV and other files Choose files" required: A PDF is best.',
		'button "Remove cv.pdf"',
		`${agreement} required`,
		...end,
	]);
	await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
	await send(page, 'application');
	expect((await controlsOf(page, '#application')).slice(7)).toEqual([
		`textbox "First name" invalid required: ${required}`,
		`textbox "Last name" invalid required: ${required}`,
		`textbox "E-mail address" invalid required: Your receipt and our answer go there. ${required}`,
		'combobox "Country of the phone number"',
		`textbox "Phone number" invalid required: ${required}`,
		links,
		letter,
		`button "CV and other files Choose files" invalid required: A PDF is best. ${required}`,
		`${agreement} invalid required: ${required}`,
		...end,
	]);
});

test('the survey names its dialog, its questions, and what is wrong with each', {
	tag: '@full',
}, async ({ page }) => {
	const promises = [
		'I read and write English fluently.',
		'I can come for at least one full day, in person.',
		'I agree to sign a non-disclosure agreement.',
	];
	const start = [
		'dialog "Playtests" modal',
		'button "Close"',
		'link "What others asked before you (opens in a new tab)"',
	];
	const born = 'group "When were you born?": You must be over 18 today. We ask for no papers until you come.';
	await openSurvey(page);
	expect(await controlsOf(page, '#survey')).toEqual([
		...start,
		born,
		'combobox "Month" required',
		'textbox "Day" required',
		'textbox "Year" required',
		'group "All of this is true of me *"',
		...promises.map((promise) => `checkbox "${promise}"`),
		'button "Next"',
	]);
	await next(page);
	await summaryHasFocus(page, 'survey');
	expect((await controlsOf(page, '#survey')).slice(-9)).toEqual([
		`${born} ${required}`,
		'combobox "Month" invalid required',
		'textbox "Day" invalid required',
		'textbox "Year" invalid required',
		`group "All of this is true of me *": ${required}`,
		...promises.map((promise) => `checkbox "${promise}" invalid`),
		'button "Next"',
	]);
});

test('a filter of the positions names its value, and its list says what is chosen', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/careers/search?location=gent');
	await ready(page);
	await page.locator('[data-facet=type] summary').click();
	const lines = await controlsOf(page, '[data-ready] nav');
	expect(lines.slice(0, 5)).toEqual([
		'searchbox "Search"',
		'DisclosureTriangle "Location Gent"',
		'DisclosureTriangle "Team All teams"',
		'DisclosureTriangle "Position type All types" expanded',
		'button "All types" pressed',
	]);
	await page.getByRole('checkbox', { name: /^Full-time / }).check();
	expect(await controlsOf(page, '[data-ready] nav')).toEqual(
		expect.arrayContaining([
			'DisclosureTriangle "Position type Full-time" expanded',
			'button "All types"',
			expect.stringMatching(/^checkbox "Full-time \d+" checked$/),
		]),
	);
});

test('a dialog names its name, and a form in the account area its field', { tag: '@full' }, async ({
	page,
}) => {
	await page.goto('/press');
	await page
		.getByRole('button', { name: /^See files/ })
		.first()
		.click();
	const lines = await controlsOf(page, 'dialog[open]');
	expect(lines[0]).toBe('dialog "The Salt Crown" modal');
	expect(lines.slice(-2)).toEqual(['link "Whole pack (zip)"', 'button "Cancel"']);
	await enter(page, players.mira, '/account');
	await page.getByRole('button', { name: 'Change e-mail' }).click();
	expect(await controlsOf(page, 'main form')).toEqual([
		'textbox "New e-mail" required: We send a link to it. Until you confirm there, your current address stays valid.',
		'button "Send the link"',
		'button "Cancel"',
	]);
});
