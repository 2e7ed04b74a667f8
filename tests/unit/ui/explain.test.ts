import { describe, expect, test } from 'vitest';
import { explain, type FieldRefusal } from '#ui/form/field-errors.ts';
import { texts } from '../../support/render-form.tsx';

const refusal: FieldRefusal = {
	kind: 'failed',
	status: 422,
	codes: ['USERNAME_IN_USE', 'NEW_CODE'],
	fields: { username: 'msg.USERNAME_IN_USE', email: 'field.required' },
};
const wording = (loadMessages: () => Promise<Record<string, string>>) => ({
	texts,
	locale: 'en',
	loadMessages,
});

describe('a refusal by codes', () => {
	test('is explained in the texts that come, and a code that they do not know as it is', async () => {
		const known = wording(async () => ({ USERNAME_IN_USE: 'Taken.' }));
		expect(await explain(refusal, known)).toEqual({
			messages: ['Taken.', 'NEW_CODE'],
			fields: { username: 'Taken.', email: texts.field.required },
		});
	});

	test('shows no code when the texts do not come', async () => {
		const unreached = wording(() => Promise.reject(new TypeError('Failed to fetch')));
		expect(await explain(refusal, unreached)).toEqual({
			messages: [texts.unexpected],
			fields: { username: texts.unexpected, email: texts.field.required },
		});
	});
});

describe('[FX-42] a failure of the service', () => {
	const failed = (status: number, more: object = {}): FieldRefusal => ({
		...{ kind: 'failed', status, codes: ['INTERNAL_SERVER_ERROR'], fields: {} },
		...more,
	});
	const known = wording(async () => ({ INTERNAL_SERVER_ERROR: 'Our fault.' }));
	const reference = 'Reference for our support team: 01JABCDEF';

	test('names the request, so that its sender can', async () => {
		for (const status of [500, 502, 503, 504])
			expect((await explain(failed(status, { requestId: '01JABCDEF' }), known)).messages).toEqual([
				'Our fault.',
				reference,
			]);
		const nameless = failed(502, { codes: [], requestId: '01JABCDEF' });
		expect((await explain(nameless, known)).messages).toEqual([texts.unexpected, reference]);
	});

	test('names none where there is none, nor for what its sender can mend', async () => {
		expect((await explain(failed(500), known)).messages).toEqual(['Our fault.']);
		expect((await explain(failed(422, { requestId: '01JABCDEF' }), known)).messages).toEqual(['Our fault.']);
	});
});
