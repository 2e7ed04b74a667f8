import { expect, type Page } from '@playwright/test';
import { newApplicant } from '../support/applications.ts';
import { pdf } from '../support/files.ts';

export interface Chosen {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

export const field = (page: Page, name: string) => page.locator(`#application-${name}`);
export const errorOf = (page: Page, name: string) => page.locator(`#application-${name}-error`);
export const sendButton = (page: Page) => page.locator('#application button[type=submit]');
export const picker = (page: Page) => field(page, 'files');
export const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
export const cvOf = (buffer: Buffer): Chosen => ({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
export const choose = (page: Page, ...files: Chosen[]) => picker(page).setInputFiles(files);
export const receipt = (page: Page) => page.getByRole('status').filter({ hasText: /\bA-[2-9A-Z]{8}\b/ });

export const expectState = (page: Page, name: string, state: string) =>
	expect(row(page, name)).toHaveAttribute('data-state', state);

/** Opens the form for no job in particular, goes to its first field, and waits until it works. */
export async function openForm(page: Page, address = '/careers/open-application'): Promise<void> {
	await page.goto(address);
	await field(page, 'firstName').focus();
	await expect(sendButton(page)).toBeEnabled();
}

/** Types an application in with nothing wrong, but for the files; gives its mail address. */
export async function fillText(page: Page): Promise<string> {
	const email = newApplicant();
	const values = {
		firstName: 'Anna',
		lastName: 'Peeters',
		email,
		phone: '+32 470 12 34 56',
		links: 'anna.example/reel',
		coverLetter: 'I have painted rooftops at dusk for nine years.',
	};
	for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
	await field(page, 'consent').check();
	return email;
}

/** The same with a file. */
export async function fillApplication(page: Page): Promise<string> {
	const email = await fillText(page);
	await choose(page, cvOf(pdf));
	await expectState(page, 'cv.pdf', 'success');
	return email;
}
