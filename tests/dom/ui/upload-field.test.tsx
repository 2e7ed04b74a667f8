import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { uploadIds, uploadRules } from '#contract/uploads.ts';
import type { FieldRefusal } from '#ui/form/field-errors.ts';
import { UploadField } from '#ui/upload/UploadField.tsx';
import type { SendOutcome } from '#ui/upload/use-uploads.ts';
import common from '../../../i18n/en/common.json' with { type: 'json' };
import { renderForm } from '../../support/render-form.tsx';

afterEach(cleanup);

const ids = ['11111111', '22222222', '33333333'];

/** An upload service in the hands of a test: each file waits to be told what becomes of it. */
function createService() {
	const sent: {
		file: File;
		signal: AbortSignal;
		progress: (percent: number) => void;
		end: (outcome: SendOutcome) => void;
		fail: (error: unknown) => void;
	}[] = [];
	const remove = vi.fn();
	const send = (
		file: File,
		{ signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
	) =>
		new Promise<SendOutcome>(
			(end, fail) => void sent.push({ file, signal, progress: onProgress, end, fail }),
		);
	return {
		uploader: { send, remove },
		sent,
		remove,
		end: (index: number, outcome: SendOutcome) => act(async () => sent[index]?.end(outcome)),
		arrive: (index: number) =>
			act(async () =>
				sent[index]?.end({ kind: 'ok', id: ids[index] ?? '', deleteUrl: `https://uploads.example/${index}` }),
			),
		fail: (index: number, error: unknown) => act(async () => sent[index]?.fail(error)),
		progress: (index: number, percent: number) => act(async () => sent[index]?.progress(percent)),
	};
}

interface Options {
	multiple?: boolean;
	least?: number;
	answer?: () => Promise<{ kind: 'ok' } | FieldRefusal>;
}

function render({ multiple = true, least = 0, answer = async () => ({ kind: 'ok' }) }: Options = {}) {
	const service = createService();
	const field = (
		<UploadField
			name="files"
			label="CV"
			hint="A PDF is best"
			required={least > 0}
			multiple={multiple}
			rules={{ ...uploadRules(), maxFiles: 3 }}
			accept=".pdf,image/*"
			uploader={service.uploader}
			texts={common.upload}
			locale="en"
		/>
	);
	const schema = v.object({ files: v.optional(uploadIds('career', least), []) });
	const required = v.object({ files: uploadIds('career', least) });
	return { ...service, ...renderForm(least > 0 ? required : schema, field, answer) };
}

const fileOf = (name: string, size = 10, type = 'application/pdf') => {
	const file = new File(['x'], name, { type });
	Object.defineProperty(file, 'size', { value: size });
	return file;
};
const picker = () => screen.getByLabelText<HTMLInputElement>(/CV/);
const choose = (...files: File[]) => fireEvent.change(picker(), { target: { files } });
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });
const submit = () => fireEvent.click(button('Send'));
const calm = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const error = () => document.getElementById('try-files-error')?.textContent;
const urgent = () => screen.getByRole('alert').textContent;

describe('[FC-10] an uploader', () => {
	test('[UP-02] sends each file at once and shows how each gets on, with what is wrong with it', async () => {
		const service = render();
		choose(fileOf('cv.pdf', 1_234_567), fileOf('letter.txt', 10, 'text/plain'));
		expect(service.sent.map(({ file }) => file.name)).toEqual(['cv.pdf', 'letter.txt']);
		expect(row('cv.pdf').textContent).toContain('1.23 MB');
		await service.arrive(0);
		await service.end(1, { kind: 'offline' });
		expect(row('cv.pdf').getAttribute('data-state')).toBe('success');
		expect(row('letter.txt').textContent).toContain('The upload broke off.');
	});

	test('[UP-03] has a bar for each file from 0 to 100', async () => {
		const { progress } = render();
		choose(fileOf('cv.pdf'));
		const bar = () => within(row('cv.pdf')).getByRole<HTMLProgressElement>('progressbar', { name: 'cv.pdf' });
		expect([bar().value, bar().max]).toEqual([0, 100]);
		await progress(0, 42);
		expect(bar().value).toBe(42);
	});

	test('says progress aloud at each quarter, and failures at once', async () => {
		const { progress, arrive, end } = render();
		choose(fileOf('cv.pdf'), fileOf('photo.png', 10, 'image/png'));
		await progress(0, 26);
		expect(calm()).toContain('cv.pdf: 25%');
		await progress(0, 30);
		await progress(0, 51);
		expect(calm()).toContain('cv.pdf: 50%');
		await arrive(0);
		expect(calm()).toContain('cv.pdf is uploaded.');
		await end(1, { kind: 'failed', status: 415 });
		expect(urgent()).toBe('photo.png: File type is not supported.');
	});

	test.each([
		['one that is too large', [fileOf('a.pdf', 5_000_001)], 'a.pdf', 'File is too large.'],
		[
			'a refused type',
			[fileOf('a.exe', 1, 'application/x-msdownload')],
			'a.exe',
			'File type is not supported.',
		],
		[
			'too many',
			[fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'), fileOf('d.pdf')],
			'd.pdf',
			'File limit (3) or max 5MB files size error',
		],
		[
			'too much together',
			[fileOf('a.pdf', 2_500_000), fileOf('b.pdf', 2_500_001)],
			'b.pdf',
			'File limit (3) or max 5MB files size error',
		],
	])('[UP-08] says what is wrong with a file and does not send it: %s', (_, files, name, message) => {
		const { sent } = render();
		choose(...files);
		expect(row(name).textContent).toContain(message);
		expect(urgent()).toBe(`${name}: ${message}`);
		expect(sent.map(({ file }) => file.name)).not.toContain(name);
		expect(screen.queryByRole('button', { name: `Remove ${name}` })).not.toBeNull();
	});

	test.each([
		[{ kind: 'failed', status: 413 }, 'File limit (3) or max 5MB files size error'],
		[{ kind: 'failed', status: 415 }, 'File type is not supported.'],
		[{ kind: 'failed', status: 429, retryAfter: 90 }, 'Wait 2 minutes'],
		[{ kind: 'failed', status: 403 }, 'The upload did not work.'],
		[{ kind: 'unexpected' }, 'The upload did not work.'],
		[{ kind: 'offline' }, 'The upload broke off.'],
	] as [SendOutcome, string][])(
		'[UP-02] that the service refuses with %o says so',
		async (outcome, message) => {
			const { end } = render();
			choose(fileOf('cv.pdf'));
			await end(0, outcome);
			expect(row('cv.pdf').getAttribute('data-state')).toBe('error');
			expect(row('cv.pdf').textContent).toContain(message);
		},
	);

	test('[UP-02] says that a file could not be read, and tries it again', async () => {
		const { fail, arrive } = render();
		choose(fileOf('game.log', 10, 'text/plain'));
		await fail(0, new DOMException('The file could not be read.', 'NotReadableError'));
		expect(row('game.log').textContent).toContain('The upload did not work.');
		fireEvent.click(button('Try again game.log'));
		await arrive(1);
		expect(row('game.log').getAttribute('data-state')).toBe('success');
	});

	test('R16 tries a file that failed again', async () => {
		const { sent, end, arrive } = render();
		choose(fileOf('cv.pdf'));
		await end(0, { kind: 'offline' });
		fireEvent.click(button('Try again cv.pdf'));
		expect(sent).toHaveLength(2);
		await arrive(1);
		expect(row('cv.pdf').getAttribute('data-state')).toBe('success');
	});

	test('[UP-04] takes a file away, here and at the service, and frees its size', async () => {
		const { arrive, remove } = render();
		choose(fileOf('cv.pdf', 5_000_000));
		await arrive(0);
		expect(picker().disabled).toBe(true);
		fireEvent.click(button('Remove cv.pdf'));
		expect(remove).toHaveBeenCalledExactlyOnceWith('https://uploads.example/0');
		expect(screen.queryByText('cv.pdf')).toBeNull();
		expect(picker().disabled).toBe(false);
		expect(calm()).toContain('cv.pdf is removed.');
	});

	test('stops a file that is on its way', async () => {
		const { sent, arrive, remove } = render();
		choose(fileOf('cv.pdf'));
		fireEvent.click(button('Cancel cv.pdf'));
		expect(sent[0]?.signal.aborted).toBe(true);
		expect(screen.queryByText('cv.pdf')).toBeNull();
		await arrive(0);
		expect(remove, 'what arrived all the same is taken away').toHaveBeenCalledOnce();
		expect(screen.queryByText('cv.pdf')).toBeNull();
	});

	test('[UP-05] is off at the last file or byte', () => {
		render();
		choose(fileOf('a.pdf'), fileOf('b.pdf'));
		expect(picker().disabled).toBe(false);
		choose(fileOf('c.pdf'));
		expect(picker().disabled).toBe(true);
		expect(screen.getByText(/There is no room for more/)).toBeTruthy();
	});

	test('[UP-06] takes one file unless it takes several', () => {
		render({ multiple: false });
		expect(picker().multiple).toBe(false);
		expect(screen.getByText(/One file of at most 5 MB\./)).toBeTruthy();
		choose(fileOf('a.pdf'));
		expect(picker().disabled).toBe(true);
		cleanup();
		render();
		expect(picker().multiple).toBe(true);
		expect(screen.getByText(/Up to 3 files, 5 MB in all\./)).toBeTruthy();
	});

	test('takes what is dropped on it, and keeps the page when a file falls beside it', () => {
		const { sent } = render();
		const dataTransfer = { types: ['Files'], items: [], files: [fileOf('cv.pdf')] };
		const zone = picker().parentElement as HTMLElement;
		fireEvent.dragOver(zone, { dataTransfer });
		expect(zone.getAttribute('data-state')).toBe('over');
		fireEvent.drop(zone, { dataTransfer });
		expect([zone.getAttribute('data-state'), sent.length]).toEqual(['idle', 1]);
		expect(fireEvent.drop(document.body, { dataTransfer }), 'the page would be replaced').toBe(false);
		expect(sent).toHaveLength(1);
	});

	test('has its label, hint, requirement and error bound to a control that the keyboard reaches', async () => {
		render({ least: 1 });
		expect(picker().getAttribute('aria-required')).toBe('true');
		submit();
		await waitFor(() => expect(picker().getAttribute('aria-invalid')).toBe('true'));
		const described = (picker().getAttribute('aria-describedby') ?? '').split(' ');
		const said = described.map((id) => document.getElementById(id)?.textContent);
		expect(said).toEqual(['A PDF is best', 'Field is required']);
		expect(picker().tabIndex).toBe(0);
	});

	test('keeps the focus when its button is turned off and when a file goes', () => {
		render({ multiple: false });
		picker().focus();
		choose(fileOf('cv.pdf'));
		expect(document.activeElement).toBe(button('Cancel cv.pdf'));
		fireEvent.click(button('Cancel cv.pdf'));
		expect(document.activeElement).toBe(picker());
	});
});

describe('a form with an uploader', () => {
	const refused: FieldRefusal = {
		kind: 'failed',
		status: 422,
		codes: ['UPLOAD_REFUSED'],
		fields: { files: 'msg.UPLOAD_REFUSED' },
	};

	test('carries the ids of what is there', async () => {
		const { arrive, send } = render();
		choose(fileOf('a.pdf'), fileOf('b.pdf'));
		await arrive(0);
		await arrive(1);
		submit();
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
		expect(send.mock.calls[0]?.[0]).toEqual({ files: [ids[0], ids[1]] });
		await waitFor(() => expect(row('a.pdf').getAttribute('data-state')).toBe('done'));
		expect(screen.queryByRole('button', { name: 'Remove a.pdf' })).toBeNull();
	});

	test('[FX-01] waits for what is on its way, and for a word on what failed', async () => {
		const { arrive, end, send } = render();
		choose(fileOf('a.pdf'), fileOf('b.pdf'));
		submit();
		await screen.findByText(/^CV: 2 files are still on their way\./);
		await arrive(0);
		expect(error()).toMatch(/^1 file is still on its way\./);
		await end(1, { kind: 'offline' });
		expect(error()).toBe('1 file could not be sent. Try again or remove it.');
		submit();
		await screen.findByText(/^CV: 1 file could not be sent\./);
		expect(send).not.toHaveBeenCalled();
		fireEvent.click(button('Remove b.pdf'));
		expect(error()).toBe('');
		submit();
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
		expect(send.mock.calls[0]?.[0]).toEqual({ files: [ids[0]] });
	});

	test('[FX-01] is not sent without a file that was refused, be it here or by the service', async () => {
		const { arrive, end, send } = render();
		choose(fileOf('a.pdf'), fileOf('b.zip', 6_000_000), fileOf('c.exe', 1, 'x/y'), fileOf('d.png'));
		await arrive(0);
		await end(1, { kind: 'failed', status: 415 });
		submit();
		const link = await screen.findByRole('link', {
			name: 'CV: 3 files were refused. Remove them or choose others.',
		});
		expect(error()).toBe('3 files were refused. Remove them or choose others.');
		expect(picker().getAttribute('aria-invalid')).toBe('true');
		fireEvent.click(link);
		expect(document.activeElement).toBe(picker());
		for (const name of ['b.zip', 'c.exe']) fireEvent.click(button(`Remove ${name}`));
		expect(error()).toBe('1 file was refused. Remove it or choose another.');
		fireEvent.click(button('Remove d.png'));
		expect(error()).toBe('');
		submit();
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
		expect(send.mock.calls[0]?.[0]).toEqual({ files: [ids[0]] });
	});

	test('[FX-01] says each reason where files are in its way for several', async () => {
		const { end } = render();
		choose(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.exe', 1, 'x/y'));
		await end(0, { kind: 'unexpected' });
		submit();
		await waitFor(() =>
			expect(error()).toBe(
				'1 file was refused. Remove it or choose another. 1 file could not be sent. Try again or remove it. 1 file is still on its way. Wait until it is uploaded, or cancel it.',
			),
		);
	});

	test('[FX-01] takes a file in the place of a refused one where it takes one', async () => {
		const { arrive, send } = render({ multiple: false });
		choose(fileOf('a.exe', 1, 'x/y'));
		submit();
		await waitFor(() => expect(error()).toBe('1 file was refused. Remove it or choose another.'));
		choose(fileOf('b.pdf'));
		await arrive(0);
		expect(error()).toBe('');
		submit();
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
	});

	test('[FX-01] shows what is dropped on a full field as refused', async () => {
		const { send } = render({ multiple: false });
		choose(fileOf('a.pdf'));
		const dataTransfer = { types: ['Files'], items: [], files: [fileOf('b.pdf')] };
		fireEvent.drop(picker().parentElement as HTMLElement, { dataTransfer });
		expect(row('b.pdf').getAttribute('data-state')).toBe('error');
		submit();
		await waitFor(() => expect(error()).toMatch(/^1 file was refused\./));
		expect(send).not.toHaveBeenCalled();
	});

	test('[FX-07] tells of a folder as of one, and takes the files beside it', () => {
		const { sent } = render();
		const item = (name: string, isDirectory: boolean) => ({
			kind: 'file',
			webkitGetAsEntry: () => ({ name, isDirectory }),
		});
		const files = [fileOf('saves', 4096, ''), fileOf('a.pdf')];
		const dataTransfer = { types: ['Files'], items: [item('saves', true), item('a.pdf', false)], files };
		fireEvent.drop(picker().parentElement as HTMLElement, { dataTransfer });
		expect(row('saves').textContent).toContain(common.upload.cause.folder);
		expect(within(row('saves')).queryByRole('button', { name: /Try again/ })).toBeNull();
		expect(sent.map(({ file }) => file.name)).toEqual(['a.pdf']);
	});

	test('[FX-07] says beside the place for files which kinds it takes', () => {
		render();
		expect(screen.getByText(new RegExp(common.upload.kinds)).tagName).toBe('P');
	});

	test('offers no second try of an empty file, and never shows what is too large as the size that is allowed', () => {
		render();
		choose(fileOf('empty.pdf', 0), fileOf('big.pdf', 5_000_001));
		expect(within(row('empty.pdf')).queryByRole('button', { name: /Try again/ })).toBeNull();
		expect(row('big.pdf').textContent).toContain('5.01 MB');
	});

	test('[FX-01] lets nothing be added or taken away while it is sent', async () => {
		let answerNow = (_: FieldRefusal) => {};
		const answer = () =>
			new Promise<FieldRefusal>((resolve) => {
				answerNow = resolve;
			});
		const { arrive, sent } = render({ answer });
		choose(fileOf('a.pdf'));
		await arrive(0);
		submit();
		await waitFor(() => expect(picker().disabled).toBe(true));
		expect((button('Remove a.pdf') as HTMLButtonElement).disabled).toBe(true);
		const dataTransfer = { types: ['Files'], items: [], files: [fileOf('b.pdf')] };
		const zone = picker().parentElement as HTMLElement;
		const over = createEvent.dragOver(zone, { dataTransfer }) as DragEvent;
		fireEvent(zone, over);
		expect([over.dataTransfer?.dropEffect, zone.getAttribute('data-state')]).toEqual(['none', 'idle']);
		fireEvent.drop(zone, { dataTransfer });
		expect(sent).toHaveLength(1);
		await act(async () => answerNow({ kind: 'offline' }));
		await waitFor(() => expect(picker().disabled).toBe(false));
		expect((button('Remove a.pdf') as HTMLButtonElement).disabled).toBe(false);
	});

	test('leads from its summary to a file where the picker is off', async () => {
		render();
		choose(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
		submit();
		const link = await screen.findByRole('link', { name: /^CV: 3 files are still on their way/ });
		link.focus();
		fireEvent.click(link);
		expect(document.activeElement).toBe(button('Cancel a.pdf'));
	});

	test('has the focus at its files where the service holds them no longer', async () => {
		const { arrive } = render({ answer: async () => refused });
		choose(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
		for (const index of [0, 1, 2]) await arrive(index);
		button('Send').focus();
		submit();
		await screen.findAllByText(/We hold this file no longer/);
		expect(document.activeElement).toBe(button('Remove a.pdf'));
	});

	test('[FX-01] sends its files again where the service holds them no longer, and takes back what it held', async () => {
		const { arrive, sent, remove } = render({ answer: async () => refused });
		choose(fileOf('cv.pdf'), fileOf('letter.pdf'));
		await arrive(0);
		await arrive(1);
		submit();
		await screen.findAllByText(/We hold this file no longer/);
		await waitFor(() => expect(error()).toMatch(/^We hold 2 files no longer\./));
		fireEvent.click(button('Try again cv.pdf'));
		expect(sent).toHaveLength(3);
		expect(remove).toHaveBeenCalledExactlyOnceWith('https://uploads.example/0');
		await arrive(2);
		await waitFor(() => expect(error()).toMatch(/^We hold 1 file no longer\./));
	});
});
