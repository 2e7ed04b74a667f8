import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { FormActions, Setting } from '#features/account/profile/Setting.tsx';
import { Form } from '#ui/form/Form.tsx';
import { texts } from '../../support/render-form.tsx';

afterEach(cleanup);

const answers: ((answer: { kind: 'ok' } | { kind: 'offline' }) => void)[] = [];
const send = () => new Promise<{ kind: 'ok' } | { kind: 'offline' }>((resolve) => answers.push(resolve));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

function renderSetting() {
	render(
		<dl>
			<Setting
				name="Password"
				action="Change"
				form={(end) => (
					<Form
						id="try"
						schema={v.object({})}
						texts={texts}
						locale="en"
						loadMessages={async () => ({})}
						send={send}
						onDone={() => end('Saved.')}
					>
						<FormActions submit="Save" cancel="Cancel" onCancel={() => end()} />
					</Form>
				)}
			>
				Hidden
			</Setting>
		</dl>,
	);
}

test('[AC-15] a change that is being saved is not cancelled, and is announced once it is saved', async () => {
	renderSetting();
	await press('Change');
	await press('Save');
	await press('Cancel');
	expect(screen.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled')).toBe('true');
	await act(async () => answers.pop()?.({ kind: 'ok' }));
	expect(screen.getByText('Saved.')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('[AC-15] a change that could not be saved can be cancelled', async () => {
	renderSetting();
	await press('Change');
	await press('Save');
	await act(async () => answers.pop()?.({ kind: 'offline' }));
	await screen.findByRole('alert');
	await press('Cancel');
	expect(screen.getByRole('button', { name: 'Change' })).toBe(document.activeElement);
});
