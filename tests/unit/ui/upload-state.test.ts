import { describe, expect, test } from 'vitest';
import { uploadRules } from '#contract/uploads.ts';
import {
	type ChosenFile,
	countBytes,
	countObstacles,
	isFull,
	isRetriable,
	listIds,
	newsBetween,
	type UploadAction,
	type UploadedFile,
	type UploadObstacle,
	type UploadRefusal,
	uploadObstacles,
	uploadsAfter,
} from '#ui/upload/upload-state.ts';

const rules = { ...uploadRules(), maxFiles: 3 };
const chosen = (uuid: string, size = 1000, more: Partial<ChosenFile> = {}): ChosenFile => ({
	uuid,
	name: `${uuid}.pdf`,
	type: 'application/pdf',
	size,
	...more,
});
/** What is held of a file that is on its way and nothing is said of. */
const held = ({ uuid, name, type, size }: ChosenFile) => ({
	...{ uuid, name, type },
	originalSize: size / 1000,
	size: expect.any(Number),
	progress: 0,
	status: 'loading',
	errors: { size: false, type: false },
});
const added = (...files: ChosenFile[]): UploadAction => ({ kind: 'added', files });
const filesAfter = (actions: readonly UploadAction[], limits = rules): readonly UploadedFile[] =>
	actions.reduce<readonly UploadedFile[]>((files, action) => uploadsAfter(files, action, limits), []);
const statuses = (files: readonly UploadedFile[]) => files.map(({ status }) => status);
const uploaded = (uuid: string): UploadAction => ({ kind: 'uploaded', uuid, id: `id-${uuid}` });
const failed = (uuid: string): UploadAction => ({ kind: 'failed', uuid, refusal: { kind: 'offline' } });

describe('a chosen file', () => {
	test('[EN-03] is held with id, name, sizes in KB and MB, type, progress, status and flags', () => {
		const [file] = filesAfter([added(chosen('cv', 1_234_567)), uploaded('cv')]);
		expect(file).toEqual({
			uuid: 'cv',
			id: 'id-cv',
			name: 'cv.pdf',
			originalSize: 1234.567,
			size: 1.23,
			type: 'application/pdf',
			progress: 100,
			status: 'success',
			errors: { size: false, type: false },
		});
		expect(filesAfter([added(chosen('cv', 1))])[0]).not.toHaveProperty('id');
		expect(filesAfter([added(chosen('cv', 1))])[0]?.size).toBe(0.01);
	});

	test.each([
		['one byte too large', chosen('cv', 5_000_001), { size: true, type: false }],
		[
			'of a refused type',
			chosen('cv', 10, { name: 'a.exe', type: 'application/x-msdownload' }),
			{ size: false, type: true },
		],
		[
			'both',
			chosen('cv', 5_000_001, { name: 'a.exe', type: 'application/x-msdownload' }),
			{ size: true, type: true },
		],
	])('[UP-01] is added with its flags and not sent: %s', (_, file, errors) => {
		expect(filesAfter([added(file)])).toEqual([{ ...held(file), status: 'error', errors }]);
	});

	test('[UP-02] is on its way, then there with its id, or failed', () => {
		expect(statuses(filesAfter([added(chosen('cv'))]))).toEqual(['loading']);
		const cv = held(chosen('cv'));
		expect(filesAfter([added(chosen('cv')), uploaded('cv')])).toEqual([
			{ ...cv, progress: 100, status: 'success', id: 'id-cv' },
		]);
		expect(filesAfter([added(chosen('cv')), failed('cv')])).toEqual([
			{ ...cv, status: 'error', cause: { kind: 'offline' } },
		]);
	});

	test('[UP-02] that failed or is there hears nothing more', () => {
		expect(statuses(filesAfter([added(chosen('cv')), failed('cv'), uploaded('cv')]))).toEqual(['error']);
		expect(statuses(filesAfter([added(chosen('cv')), uploaded('cv'), failed('cv')]))).toEqual(['success']);
	});

	test('[UP-03] says how far it is', () => {
		const progress = (percent: number): UploadAction => ({ kind: 'progressed', uuid: 'cv', percent });
		expect(filesAfter([added(chosen('cv')), progress(42)])[0]?.progress).toBe(42);
		expect(filesAfter([added(chosen('cv')), progress(42), uploaded('cv')])[0]?.progress).toBe(100);
		expect(filesAfter([added(chosen('cv')), progress(42), failed('cv')])[0]?.progress).toBe(0);
	});

	test('R16 without a byte is not sent', () => {
		const cv = chosen('cv', 0);
		expect(filesAfter([added(cv)])).toEqual([{ ...held(cv), status: 'error', cause: { kind: 'empty' } }]);
	});

	test('is done once its form was sent, and failed where the service holds it no longer', () => {
		const there = [added(chosen('cv'), chosen('letter')), uploaded('cv')];
		expect(statuses(filesAfter([...there, { kind: 'sent' }]))).toEqual(['done', 'loading']);
		const [lapsed] = filesAfter([...there, { kind: 'lapsed' }]);
		expect(lapsed).toEqual({ ...held(chosen('cv')), status: 'error', cause: { kind: 'lapsed' } });
		expect(lapsed).not.toHaveProperty('id');
	});
});

describe('[UP-06] the limits', () => {
	test('are 5,000,000 bytes in all and one file by themselves', () => {
		expect(uploadRules()).toMatchObject({ maxSize: 5_000_000, maxFiles: 1 });
		expect(statuses(filesAfter([added(chosen('a', 5_000_000))]))).toEqual(['loading']);
		expect(statuses(filesAfter([added(chosen('a', 2_500_000), chosen('b', 2_500_000))]))).toEqual([
			'loading',
			'loading',
		]);
		const over = filesAfter([added(chosen('a', 2_500_000), chosen('b', 2_500_001))]);
		expect(over).toMatchObject([{ status: 'loading' }, { status: 'error', errors: { size: true } }]);
	});

	test('count bytes, whatever KB they make', () => {
		const sizes = [1_666_667, 1_666_667, 1_666_666];
		expect(
			isFull(filesAfter([added(...sizes.map((size, index) => chosen(`f${index}`, size)))]), {
				...rules,
				maxFiles: 9,
			}),
		).toBe(true);
		expect(countBytes(filesAfter([added(chosen('a', 4_999_999))])[0] as UploadedFile)).toBe(4_999_999);
	});

	test('flag a file too many', () => {
		const four = filesAfter([added(chosen('a'), chosen('b'), chosen('c'), chosen('d'))]);
		expect(statuses(four)).toEqual(['loading', 'loading', 'loading', 'error']);
		expect(four[3]?.errors).toEqual({ size: true, type: false });
	});

	test('[UP-05] turn the button off at the last place or byte, and on again', () => {
		const three = [added(chosen('a'), chosen('b'), chosen('c'))];
		expect(isFull(filesAfter(three.slice(0, 0)), rules)).toBe(false);
		expect(isFull(filesAfter(three), rules)).toBe(true);
		expect(isFull(filesAfter([...three, { kind: 'removed', uuid: 'b' }]), rules)).toBe(false);
		expect(isFull(filesAfter([added(chosen('a', 5_000_000))]), rules)).toBe(true);
		expect(isFull(filesAfter([added(chosen('a', 4_999_999))]), rules)).toBe(false);
	});

	test('[UP-04] a deleted file frees its size', () => {
		const full = [added(chosen('a', 3_000_000), chosen('b', 2_000_000))];
		const next = added(chosen('c', 3_000_000));
		expect(statuses(filesAfter([...full, next]))).toEqual(['loading', 'loading', 'error']);
		expect(statuses(filesAfter([...full, { kind: 'removed', uuid: 'a' }, next]))).toEqual([
			'loading',
			'loading',
		]);
	});

	test('R16 a failed file frees its place until it is tried again', () => {
		const files = [added(chosen('a', 5_000_000)), failed('a')];
		expect(isFull(filesAfter(files), rules)).toBe(false);
		expect(statuses(filesAfter([...files, { kind: 'retried', uuid: 'a' }]))).toEqual(['loading']);
		const taken = filesAfter([...files, added(chosen('b', 1)), { kind: 'retried', uuid: 'a' }]);
		expect(taken).toEqual([
			{ ...held(chosen('a', 5_000_000)), status: 'error', errors: { size: true, type: false } },
			held(chosen('b', 1)),
		]);
		expect(taken[0]).not.toHaveProperty('cause');
	});

	test('a new file takes the place of a failed one where one is taken', () => {
		const one = { ...rules, maxFiles: 1 };
		const left = filesAfter([added(chosen('a', 5_000_001)), added(chosen('b'))], one);
		expect(left).toEqual([held(chosen('b'))]);
		expect(filesAfter([added(chosen('a')), added(chosen('b'))], one)).toHaveLength(2);
	});

	test('what can never be taken is not tried again', () => {
		const [large, wrong, late] = filesAfter([
			added(chosen('a', 5_000_001), chosen('b', 1, { name: 'b.exe', type: 'x/y' }), chosen('c')),
			failed('c'),
		]) as [UploadedFile, UploadedFile, UploadedFile];
		expect([large, wrong, late].map((file) => isRetriable(file, rules))).toEqual([false, false, true]);
		expect(uploadsAfter([large], { kind: 'retried', uuid: 'a' }, rules)).toEqual([large]);
	});
});

describe('[FX-01] what a form gets of its files', () => {
	const files = filesAfter([
		added(
			chosen('there'),
			chosen('failed'),
			chosen('coming'),
			chosen('large', 5_000_001),
			chosen('wrong', 1, { name: 'a.exe', type: 'x/y' }),
			chosen('empty', 0),
			chosen('too-many'),
		),
		uploaded('there'),
		failed('failed'),
	]);

	test('is an id for each, empty where there is none', () => {
		expect(listIds(files)).toEqual(['id-there', '', '', '', '', '', '']);
	});

	test('is how many keep it from being sent, and why', () => {
		const counts = uploadObstacles.map((obstacle) => [obstacle, countObstacles(files, obstacle)]);
		expect(Object.fromEntries(counts)).toEqual({ refused: 4, lapsed: 0, failed: 1, loading: 1 });
	});

	test.each<[UploadRefusal, UploadObstacle]>([
		['size', 'refused'],
		['type', 'refused'],
		[{ kind: 'offline' }, 'failed'],
		[{ kind: 'unexpected' }, 'failed'],
		[{ kind: 'wait', seconds: 9 }, 'failed'],
	])('counts a file that the service ended with %j as %s', (refusal, obstacle) => {
		const ended = filesAfter([added(chosen('cv')), { kind: 'failed', uuid: 'cv', refusal }]);
		expect(uploadObstacles.filter((one) => countObstacles(ended, one) > 0)).toEqual([obstacle]);
	});

	test('is nothing of files that are there or sent, and counts those that lapsed', () => {
		const there = [added(chosen('a'), chosen('b')), uploaded('a'), uploaded('b')];
		const obstacles = (actions: UploadAction[]) =>
			uploadObstacles.map((one) => countObstacles(filesAfter(actions), one));
		expect(obstacles(there)).toEqual([0, 0, 0, 0]);
		expect(obstacles([...there, { kind: 'sent' }])).toEqual([0, 0, 0, 0]);
		expect(obstacles([...there, { kind: 'lapsed' }])).toEqual([0, 2, 0, 0]);
	});
});

describe('what is said aloud', () => {
	const progress = (percent: number): UploadAction => ({ kind: 'progressed', uuid: 'cv', percent });
	const said = (...actions: UploadAction[]) => {
		const moments = actions.map((_, index) => filesAfter(actions.slice(0, index + 1)));
		return moments.flatMap((files, index) =>
			newsBetween(moments[index - 1] ?? [], files).map((news) =>
				news.kind === 'progressed' ? news.percent : news.kind,
			),
		);
	};

	test('is each quarter once, and the end', () => {
		const steps = [3, 24, 25, 26, 49, 60, 74, 99, 100].map(progress);
		expect(said(added(chosen('cv')), ...steps, uploaded('cv'))).toEqual([25, 50, 75, 100, 'uploaded']);
	});

	test('is a failure at once, also of what was never sent, and again after another try', () => {
		expect(said(added(chosen('cv')), failed('cv'), { kind: 'retried', uuid: 'cv' }, failed('cv'))).toEqual([
			'failed',
			'failed',
		]);
		expect(said(added(chosen('cv', 5_000_001)))).toEqual(['failed']);
	});

	test('is that a file is gone', () => {
		expect(said(added(chosen('cv')), { kind: 'removed', uuid: 'cv' })).toEqual(['removed']);
	});
});
