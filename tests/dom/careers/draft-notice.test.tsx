import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { DraftNotice } from '#features/jobs/apply/DraftNotice.tsx';
import { draftFields, saveDraft } from '#features/jobs/apply/draft.ts';
import { TextField } from '#ui/form/TextField.tsx';
import careers from '../../../i18n/en/careers.json' with { type: 'json' };
import { renderForm } from '../../support/render-form.tsx';

const { draft } = careers.apply;
const schema = v.object(Object.fromEntries(draftFields.map((name) => [name, v.optional(v.string())])));

afterEach(() => {
	cleanup();
	localStorage.clear();
});

test('discarding what was typed before leads to the first field, which is empty', async () => {
	saveDraft('2004', { firstName: 'Mira' });
	renderForm(
		schema,
		<>
			<DraftNotice jobId="2004" texts={draft} />
			<TextField name="firstName" label="First name" />
		</>,
	);
	const first = screen.getByLabelText<HTMLInputElement>('First name');
	expect(first.value).toBe('Mira');
	const discard = screen.getByRole('button', { name: draft.discard });
	discard.focus();
	fireEvent.click(discard);
	expect(screen.queryByText(draft.title)).toBeNull();
	expect(document.activeElement).toBe(first);
	expect(first.value).toBe('');
});
