import { expect, type Page } from '@playwright/test';
import { outboxOf } from '../support/control.ts';
import { required } from '../support/required.ts';
import { type Chosen, fillText, openForm } from './apply-support.ts';

/** A form that takes files, as these tests drive it. */
export interface FileForm {
	/** The source that places its uploader. */
	source: string;
	path: string;
	/** Starts the id of every control. */
	id: string;
	field: string;
	locale: 'en' | 'fr' | 'es';
	most: number;
	/** Where its submissions go. */
	api: string;
	/** Where the desk shows them. */
	desk: string;
	reference: RegExp;
	/** Opens it and fills in all but files; gives the address of its sender. */
	begin(page: Page): Promise<string>;
}

const apply = (path: string, locale: FileForm['locale']): FileForm => ({
	source: 'jobs/apply/ApplyFields.tsx',
	path,
	id: 'application',
	field: 'files',
	locale,
	most: 5,
	api: '/api/careers/apply',
	desk: '/desk/applications',
	reference: /\bA-[2-9A-Z]{8}/,
	async begin(page) {
		await openForm(page, path);
		return fillText(page);
	},
});

const report = (path: string, locale: FileForm['locale']): FileForm => ({
	source: 'support/report/ReportForm.tsx',
	path,
	id: 'report',
	field: 'attachments',
	locale,
	most: 3,
	api: '/api/issues',
	desk: '/desk/messages',
	reference: /\bR-[2-9A-Z]{8}/,
	async begin(page) {
		const email = `report-${crypto.randomUUID()}@readers.example`;
		await page.goto(path);
		await expect(page.locator('#report button[type=submit]')).toBeEnabled();
		await page.locator('#report-game').selectOption('lowtide');
		await page.locator('#report-platform').selectOption('pc');
		await page.locator('#report-category').selectOption('crash');
		await page.locator('#report-description').fill('The harbour bell rings and the game is gone.');
		await page.locator('#report-email').fill(email);
		return email;
	},
});

/** Every form that takes files, and its languages. */
export const fileForms: readonly FileForm[] = [
	apply('/careers/2004#apply', 'en'),
	apply('/fr/careers/open-application', 'fr'),
	report('/support/report', 'en'),
	report('/es/support/report', 'es'),
];

/** What the pages say of files, in each language. */
export const wording = {
	en: { remove: 'Remove', retry: 'Try again', cancel: 'Cancel', size: '0.01 MB' },
	fr: { remove: 'Retirer', retry: 'Réessayer', cancel: 'Annuler', size: '0,01\u00a0Mo' },
	es: { remove: 'Quitar', retry: 'Reintentar', cancel: 'Cancelar', size: '0,01 MB' },
};

/** The sentences that stop a form, by reason and count. */
export const stops = {
	en: {
		refused: ['1 file was refused.', (count: number) => `${count} files were refused.`],
		failed: ['1 file could not be sent.', (count: number) => `${count} files could not be sent.`],
		lapsed: ['We hold 1 file no longer.', (count: number) => `We hold ${count} files no longer.`],
		loading: ['1 file is still on its way.', (count: number) => `${count} files are still on their way.`],
	},
	fr: {
		refused: ['1 fichier a été refusé.', (count: number) => `${count} fichiers ont été refusés.`],
		failed: [
			'1 fichier n’a pas pu être envoyé.',
			(count: number) => `${count} fichiers n’ont pas pu être envoyés.`,
		],
		lapsed: [
			'1 fichier n’est plus conservé chez nous.',
			(count: number) => `${count} fichiers ne sont plus conservés chez nous.`,
		],
		loading: ['1 fichier est encore en route.', (count: number) => `${count} fichiers sont encore en route.`],
	},
	es: {
		refused: ['Se ha rechazado 1 archivo.', (count: number) => `Se han rechazado ${count} archivos.`],
		failed: [
			'No se ha podido enviar 1 archivo.',
			(count: number) => `No se han podido enviar ${count} archivos.`,
		],
		lapsed: [
			'1 archivo ya no está en nuestro servidor.',
			(count: number) => `${count} archivos ya no están en nuestro servidor.`,
		],
		loading: ['1 archivo está aún en camino.', (count: number) => `${count} archivos están aún en camino.`],
	},
} as const;

export type Reason = keyof typeof stops.en;

/** One form on a page, and what can be done with its files. */
export function drive(page: Page, form: FileForm, email: string) {
	const { id, field, locale } = form;
	const words = wording[locale];
	const root = page.locator(`#${id}`);
	const picker = page.locator(`#${id}-${field}`);
	const submit = root.locator('button[type=submit]');
	const error = page.locator(`#${id}-${field}-error`);
	const rows = root.locator('li[data-state]');
	const row = (name: string) => rows.filter({ hasText: name });
	const receipt = page.getByRole('status').filter({ hasText: form.reference });
	const press = (word: keyof typeof words, name: string) =>
		page
			.getByRole('button', { name: `${words[word]} ${name}`, exact: true })
			.first()
			.click();

	return {
		picker,
		submit,
		error,
		rows,
		row,
		receipt,
		choose: (...files: Chosen[]) => picker.setInputFiles(files),
		remove: (name: string) => press('remove', name),
		retry: (name: string) => press('retry', name),
		cancel: (name: string) => press('cancel', name),
		expectState: (name: string, state: string) => expect(row(name)).toHaveAttribute('data-state', state),
		send: () => submit.click(),

		/** The send was stopped at the files, by a summary that leads there, and nothing has left. */
		async expectStop(reason: Reason, count: number): Promise<void> {
			const [one, other] = stops[locale][reason];
			const text = count === 1 ? one : other(count);
			await expect(error).toContainText(text);
			await expect(picker).toHaveAttribute('aria-invalid', 'true');
			const summary = root.getByRole('alert').first();
			await expect(summary).toBeFocused();
			const link = summary.getByRole('link', { name: text });
			await expect(link).toHaveCount(1);
			await link.press('Enter');
			const isThere = await picker.evaluate((element) => {
				const inList = document.getElementById(`${element.id}-files`)?.contains(document.activeElement);
				return document.activeElement === element || inList === true;
			});
			expect(isThere, 'the link leads to the field').toBe(true);
			expect(await outboxOf(email)).toEqual([]);
		},

		/** Page, mail and desk list exactly these files. */
		async expectArrived(names: readonly string[]): Promise<string> {
			await expect(receipt).toBeFocused();
			const lines = [...names].sort().map((name) => `${name} ${words.size}`);
			expect((await receipt.getByRole('listitem').allInnerTexts()).sort()).toEqual(lines);
			const reference = form.reference.exec(await receipt.innerText())?.[0] ?? '?';
			const mails = await outboxOf(email);
			expect(mails).toHaveLength(1);
			expect(mails[0]?.subject).toContain(reference);
			const listed = (mails[0]?.text ?? '').split('\n').filter((line) => line.startsWith('- '));
			expect(listed.sort()).toEqual([...names].sort().map((name) => `- ${name} (${words.size})`));
			expect(await filesAtDesk(page, form, reference)).toEqual(
				[...names].sort().map((name) => `${name} (0.01 MB)`),
			);
			return reference;
		},
	};
}

async function filesAtDesk(page: Page, { desk }: FileForm, reference: string): Promise<string[]> {
	await page.goto(`${required('TEST_SANDBOX_URL')}${desk}`);
	const files = page
		.locator(`#${reference}`)
		.locator('dd, td')
		.filter({ has: page.locator('a[download]') });
	const text = (await files.count()) > 0 ? await files.innerText() : '';
	return text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean)
		.sort();
}
