import * as v from 'valibot';
import { call } from '#api/call.ts';
import { updateEmail } from '#contract/endpoints/account-settings.ts';
import { email as emailField } from '#contract/fields.ts';
import { interpolate } from '#lib/interpolate.ts';
import { TextField } from '#ui/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { atField } from '../at-field.ts';
import { proofCodes, useVerified } from '../verification/verified.ts';
import type { ChangeProps } from './account-props.ts';
import { FormActions } from './FormActions.tsx';

const schema = v.object({ email: emailField });

/** Asks a new mail address to be confirmed, once it is verified who asks. */
export function EmailForm({ locale, texts, form, refresh, end }: ChangeProps) {
	const verified = useVerified();
	const send = async ({ email }: v.InferOutput<typeof schema>) => {
		const result = await verified((proof) => call(updateEmail, { email, ...proof }, { untold: proofCodes }));
		if (result.kind === 'failed') return atField(result, { EMAIL_IN_USE: 'email' });
		return result.kind === 'ok' ? { kind: 'sent' as const, email } : result;
	};
	const save = async (email: string) => {
		await refresh();
		end(interpolate(texts.emailSaved, { email }));
	};
	return (
		<AccountForm
			id="email"
			schema={schema}
			locale={locale}
			texts={form}
			send={send}
			onDone={(done) => 'email' in done && save(done.email)}
		>
			<TextField
				name="email"
				type="email"
				label={texts.newEmail}
				hint={texts.newEmailHint}
				autoComplete="email"
				required
			/>
			<FormActions submit={texts.saveEmail} cancel={texts.cancel} onCancel={() => end()} />
		</AccountForm>
	);
}
