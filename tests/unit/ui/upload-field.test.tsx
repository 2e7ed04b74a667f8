// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { uploadIds, uploadRules } from '#contract/uploads.ts';
import type { Refusal } from '#ui/explain.ts';
import { UploadField } from '#ui/UploadField.tsx';
import type { SendOutcome } from '#ui/use-uploads.ts';
import common from '../../../i18n/en/common.json' with { type: 'json' };
import { renderForm } from './render-form.tsx';

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
	answer?: () => Promise<{ kind: 'ok' } | Refusal>;
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
		[{ kind: 'failed', status: 429, retryAfter: 90 }, 'Please wait 2 minutes'],
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
		const dataTransfer = { types: ['Files'], files: [fileOf('cv.pdf')] };
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
	const refused: Refusal = {
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

	test('waits for what is on its way, and for a word on what failed', async () => {
		const { arrive, end, send } = render();
		choose(fileOf('a.pdf'), fileOf('b.pdf'));
		submit();
		await screen.findByText(/^CV: Every file must be uploaded/);
		await arrive(0);
		await end(1, { kind: 'offline' });
		submit();
		await screen.findByText(/^CV: Every file must be uploaded/);
		expect(send).not.toHaveBeenCalled();
		fireEvent.click(button('Remove b.pdf'));
		submit();
		await waitFor(() => expect(send).toHaveBeenCalledOnce());
		expect(send.mock.calls[0]?.[0]).toEqual({ files: [ids[0]] });
	});

	test('leads from its summary to a file where the picker is off', async () => {
		render();
		choose(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'));
		submit();
		const link = await screen.findByRole('link', { name: /^CV: Every file must be uploaded/ });
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

	test('sends its files again where the service holds them no longer', async () => {
		const { arrive, sent } = render({ answer: async () => refused });
		choose(fileOf('cv.pdf'));
		await arrive(0);
		submit();
		await screen.findByText(/We hold this file no longer/);
		fireEvent.click(button('Try again cv.pdf'));
		expect(sent).toHaveLength(2);
	});
});
