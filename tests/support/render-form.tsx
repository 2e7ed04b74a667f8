import type { FormSchema } from '@formisch/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { formTexts } from '#i18n/form-texts.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import type { FieldRefusal } from '#ui/form/field-errors.ts';
import common from '../../i18n/en/common.json';
import errors from '../../i18n/en/errors.json';

export const texts = formTexts(common.form, errors);

type Outcome = { kind: 'ok' } | FieldRefusal;

/** A form of the kit around some controls. */
export function formWith(schema: FormSchema, controls: ReactNode, answer: () => Promise<Outcome>) {
	const send = vi.fn((_values: Record<string, unknown>, _key: string) => answer());
	const onDone = vi.fn();
	const element = (
		<Form
			id="try"
			schema={schema}
			texts={texts}
			locale="en"
			loadMessages={async () => errors.msg}
			send={send}
			onDone={onDone}
		>
			{controls}
			<SubmitButton>Send</SubmitButton>
		</Form>
	);
	return { element, send, onDone };
}

/** Renders a form whose service answers as told. */
export function renderForm(
	schema: FormSchema,
	controls: ReactNode,
	answer: () => Promise<Outcome> = async () => ({ kind: 'ok' }),
) {
	const { element, ...spies } = formWith(schema, controls, answer);
	return { ...render(element), ...spies };
}
