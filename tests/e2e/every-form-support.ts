import { expect, type Page, type Request } from '@playwright/test';
import account from '../../i18n/en/account.json' with { type: 'json' };
import careers from '../../i18n/en/careers.json' with { type: 'json' };
import support from '../../i18n/en/support.json' with { type: 'json' };
import { newApplicant } from '../support/applications.ts';
import { pdf } from '../support/files.ts';
import { newPlayer, stranger } from '../support/players.ts';
import { choose, cvOf, expectState } from './apply-support.ts';
import { enter } from './area-support.ts';

/** A form of the site as somebody fills it in. */
export interface FormCase {
	/** The id of the form, which begins those of its controls. */
	id: string;
	path: string;
	/** The path of the call that sends it. */
	sends: string;
	/** Whom a mail goes to where the bot check lets nothing through; absent where the form has none. */
	mailsTo?: string;
	/** Whether only a player sees it. */
	isSignedIn?: boolean;
	/** Has the form appear where the page does not open with it. */
	open?: (page: Page) => Promise<void>;
	/** What is typed or chosen, by the part of the id, or by the name, of its control. */
	values: () => Promise<Record<string, string>>;
	/** What no draft stores: secrets, consent and files. */
	notStored?: (page: Page) => Promise<void>;
	/** A field that has to hold something. */
	required: string;
	/** What stands there once it was sent. */
	success: string | RegExp;
}

export const controlOf = (page: Page, { id }: FormCase, name: string) =>
	page.locator(name.includes('.') ? `[name="${name}"]` : `#${id}-${name}`);
export const submitOf = (page: Page, { id }: FormCase) => page.locator(`#${id} button[type=submit]`);
/** What went wrong with the whole form. */
export const summaryOf = (page: Page, { id }: FormCase) => page.locator(`#${id} > div[role=alert]`);

const address = async () => `form-${crypto.randomUUID()}@readers.example`;
const password = 'Thistle3Bridge';

export const forms: FormCase[] = [
	{
		id: 'contact',
		sends: '/api/contacts',
		mailsTo: 'press@tallowandthorn.example',
		path: '/contact',
		values: async () => ({
			category: 'press',
			name: 'Mira Aldous',
			email: await address(),
			subject: 'Pictures of the harbour',
			message: 'Two lines\nabout a story.',
		}),
		required: 'subject',
		success: support.contact.sentTitle,
	},
	{
		id: 'report',
		sends: '/api/issues',
		mailsTo: 'support@tallowandthorn.example',
		path: '/support/report',
		values: async () => ({
			game: 'lowtide',
			platform: 'pc',
			category: 'crash',
			description: 'The harbour bell rings and the game is gone.',
			email: await address(),
		}),
		required: 'description',
		success: support.report.sentTitle,
	},
	{
		id: 'feedback',
		sends: '/api/feedbacks',
		mailsTo: 'support@tallowandthorn.example',
		path: '/support/feedback',
		values: async () => ({
			subject: 'The map',
			message: 'It could say where north is.',
			email: await address(),
		}),
		required: 'message',
		success: support.feedback.sentTitle,
	},
	{
		id: 'application',
		sends: '/api/careers/apply',
		mailsTo: 'careers@tallowandthorn.example',
		path: '/careers/open-application',
		values: async () => ({
			firstName: 'Anna',
			lastName: 'Peeters',
			email: newApplicant(),
			phone: '+32470123456',
			links: 'anna.example/reel',
			coverLetter: 'I have painted rooftops at dusk for nine years.',
		}),
		notStored: async (page) => {
			await page.locator('#application-consent').check();
			await choose(page, cvOf(pdf));
			await expectState(page, 'cv.pdf', 'success');
		},
		required: 'lastName',
		success: /\bA-[2-9A-Z]{8}\b/,
	},
	{
		id: 'alerts',
		sends: '/api/careers/alerts',
		mailsTo: 'careers@tallowandthorn.example',
		path: '/careers/alerts',
		values: async () => ({ email: await address() }),
		required: 'email',
		success: careers.alerts.askedTitle,
	},
	{
		id: 'create',
		sends: '/api/account/create',
		mailsTo: 'support@tallowandthorn.example',
		path: '/account/create',
		values: async () => {
			const { username, email } = stranger();
			return {
				username,
				email,
				'dateOfBirth.month': '2',
				'dateOfBirth.day': '3',
				'dateOfBirth.year': '1990',
				country: 'BE',
			};
		},
		notStored: async (page) => {
			await page.locator('#create-password').fill(password);
			await page.locator('#create-passwordAgain').fill(password);
			await page.locator('#create-acceptTerms').check();
		},
		required: 'username',
		success: account.create.sentTitle,
	},
	{
		id: 'forgot',
		sends: '/api/account/forgot-password',
		path: '/account/forgot-password',
		values: async () => ({ username: await address() }),
		required: 'username',
		success: account.forgot.sentTitle,
	},
	{
		id: 'resend',
		sends: '/api/account/resend-verification',
		path: '/account/resend-verification',
		values: async () => ({ username: await address() }),
		required: 'username',
		success: account.resend.sentTitle,
	},
	{
		id: 'profile',
		sends: '/api/account/update-profile',
		path: '/account',
		isSignedIn: true,
		open: (page) => page.getByRole('button', { name: account.profile.editProfile }).click(),
		values: async () => ({ displayName: 'Ada of the Marsh', country: 'IE', locale: 'fr' }),
		required: 'displayName',
		success: account.profile.profileSaved,
	},
	{
		id: 'invite',
		sends: '/api/friends/invite',
		path: '/account/friends',
		isSignedIn: true,
		values: async () => ({ username: (await newPlayer()).username }),
		required: 'username',
		success: /is on its way/,
	},
];

/** Opens the page of a form, for those that only a player sees as a new one, and waits until the form works. */
export async function openForm(page: Page, form: FormCase): Promise<void> {
	if (form.isSignedIn) await enter(page, await newPlayer(), form.path);
	else await page.goto(form.path);
	await showForm(page, form);
}

/** Waits until the form of a page that was opened works. */
export async function showForm(page: Page, form: FormCase): Promise<void> {
	await form.open?.(page);
	await controlOf(page, form, form.required).focus();
	await expect(submitOf(page, form)).toBeEnabled();
	if (form.id === 'report') await expect(page.locator('#report-game option[value=lowtide]')).toHaveCount(1);
}

/** Types or chooses a value. */
export async function fillIn(page: Page, form: FormCase, values: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(values)) {
		const control = controlOf(page, form, name);
		const isSelect = await control.evaluate((element) => element instanceof HTMLSelectElement);
		await (isSelect ? control.selectOption(value) : control.fill(value));
	}
}

/** Fills in everything, also what no draft stores. @returns what was typed or chosen of the rest */
export async function fillInAll(page: Page, form: FormCase): Promise<Record<string, string>> {
	const values = await form.values();
	await fillIn(page, form, values);
	await form.notStored?.(page);
	return values;
}

/** Notes every call that sends the form from now on. */
export function noteCalls(page: Page, { sends }: FormCase): Request[] {
	const calls: Request[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST' && new URL(request.url()).pathname === sends) calls.push(request);
	});
	return calls;
}

/** Expects every control to hold what was typed. */
export async function expectHolds(page: Page, form: FormCase, values: Record<string, string>): Promise<void> {
	for (const [name, value] of Object.entries(values))
		await expect(controlOf(page, form, name), `${form.id} ${name}`).toHaveValue(value);
}

/** Sends the form and expects it to be taken. */
export async function send(page: Page, form: FormCase): Promise<void> {
	await submitOf(page, form).click();
	await expect(page.getByRole('main').getByText(form.success).first()).toBeVisible();
}

/** Has every text of the page wrapped as a browser does that translates it, also what appears later. */
export async function translatePage(page: Page): Promise<void> {
	await page.evaluate(() => {
		const ours = new WeakSet<Node>();
		const translate = (root: Node) => {
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const texts: Text[] = root instanceof Text ? [root] : [];
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			for (const text of texts) {
				const parent = text.parentElement;
				if (
					!text.data.trim() ||
					!parent ||
					ours.has(parent) ||
					parent.closest('script, style, textarea, svg, noscript')
				)
					continue;
				const [outer, inner] = [document.createElement('font'), document.createElement('font')];
				ours.add(outer).add(inner);
				inner.textContent = text.data;
				outer.append(inner);
				text.replaceWith(outer);
			}
		};
		document.documentElement.lang = 'nl';
		document.documentElement.classList.add('translated-ltr');
		translate(document.body);
		new MutationObserver((changes) => {
			for (const { addedNodes, target, type } of changes)
				for (const node of type === 'characterData' ? [target] : addedNodes)
					if (node.isConnected) translate(node);
		}).observe(document.body, { childList: true, subtree: true, characterData: true });
	});
}
