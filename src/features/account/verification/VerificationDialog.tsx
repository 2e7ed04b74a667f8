import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import type { User } from '#contract/endpoints/account.ts';
import { code, presentPassword } from '#contract/fields.ts';
import type { AreaProps } from '#i18n/area-props.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { Refusal } from '#ui/explain.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { atField } from '../at-field.ts';
import { ResendCode } from '../second-factor/ResendCode.tsx';
import { asksForProof, canBeTriedAgain } from './asking.ts';
import { SmsNews } from './SmsNews.tsx';
import type { Asking } from './Verification.tsx';
import styles from './VerificationDialog.module.css';
import type { Proof } from './verified.ts';

const byPassword = v.object({ password: presentPassword });
const byCode = v.object({ code });

interface VerificationDialogProps extends AreaProps {
	user: User;
	refresh: () => Promise<void>;
	asking: Asking;
}

/** Asks for the password, or for a code of the second factor, and sends the waiting change with it. */
export function VerificationDialog(props: VerificationDialogProps) {
	const { locale, form, area, user, refresh, asking } = props;
	const sent = useRef<Promise<{ kind: string }>>(undefined);
	const texts = area.verification;
	const field = user.mfa ? 'code' : 'password';
	useEffect(() => document.getElementById(`verification-${field}`)?.focus(), [field]);
	const send = async (typed: Partial<Proof>) => {
		sent.current = asking.send({ password: '', code: '', ...typed });
		const outcome = await sent.current;
		// Another device may have added or removed the second factor.
		if (asksForProof(outcome)) await refresh();
		const atIt = { INCORRECT_PASSWORD: field, MFA_CODE_INVALID: field } as const;
		return canBeTriedAgain(outcome)
			? atField(outcome as Exclude<Refusal, { kind: 'blocked' }>, atIt)
			: { kind: 'sent', outcome };
	};
	// What is on its way may still arrive: then it is not cancelled.
	const cancel = async () => {
		const outcome = await sent.current;
		asking.settle(outcome && !canBeTriedAgain(outcome) ? outcome : { kind: 'cancelled' });
	};
	return (
		<Dialog title={texts.title} close={area.close} onClose={cancel}>
			<p className={styles.lead}>{texts.lead}</p>
			{user.mfa === 'sms' && <SmsNews locale={locale} form={form} text={texts.sms} />}
			{user.mfa === 'totp' && <p>{texts.totp}</p>}
			{user.mfa === null && <p>{texts.byPassword}</p>}
			<AccountForm
				key={field}
				id="verification"
				schema={user.mfa ? byCode : byPassword}
				locale={locale}
				texts={form}
				send={send}
				onDone={(done) => 'outcome' in done && asking.settle(done.outcome)}
			>
				{user.mfa ? (
					<TextField name="code" label={texts.code} hint={texts.hint} autoComplete="one-time-code" required />
				) : (
					<PasswordField name="password" label={texts.password} autoComplete="current-password" required />
				)}
				<SubmitButton>{texts.submit}</SubmitButton>
				{user.mfa === 'sms' && <ResendCode locale={locale} texts={texts} form={form} />}
			</AccountForm>
		</Dialog>
	);
}
