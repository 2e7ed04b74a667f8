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
