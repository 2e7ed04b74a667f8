import * as v from 'valibot';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { addSms, confirmSms } from '#contract/endpoints/mfa.ts';
import { phone as phoneField } from '#contract/fields.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { PhoneField } from '#ui/form/PhoneField.tsx';
import { FormActions } from '../profile/Setting.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { useVerified, type VerificationCancelled } from '../verification/verified.ts';
import { ConfirmForm, StepTitle } from './ConfirmForm.tsx';
import styles from './MfaSection.module.css';
import { ResendCode } from './ResendCode.tsx';
import type { MfaStepProps } from './setup-steps.ts';

const schema = v.object({ phone: phoneField });

/** Asks for the number of a phone and has a code sent to it. */
export function PhoneStep({ phone: before = '', ...props }: MfaStepProps & { phone: string | undefined }) {
	const { locale, form, texts, user, smsCountries, move } = props;
	const sendCode = useSmsCode();
	const send = async ({ phone }: v.InferOutput<typeof schema>) => {
		const result = await sendCode(phone);
		if (result.kind === 'cancelled') return result;
		const placed = mapErrorsToFields(result, { INVALID_PHONE_NUMBER: 'phone' });
		return placed.kind === 'ok' ? { kind: 'sent' as const, phone } : placed;
	};
	return (
		<>
			<StepTitle>{texts.sms.name}</StepTitle>
			<div className={styles.form}>
				<AccountForm
					id="factor-phone"
					schema={schema}
					initial={{ phone: before }}
					locale={locale}
					texts={form}
					send={send}
					onDone={(done) => 'phone' in done && move({ kind: 'smsSent', phone: done.phone })}
				>
					<PhoneField
						name="phone"
						label={texts.sms.phone}
						hint={texts.sms.phoneHint}
						countryLabel={texts.sms.country}
						country={user.country}
						countries={smsCountries}
						locale={locale}
						required
					/>
					<FormActions
						submit={texts.sms.send}
						cancel={texts.cancel}
						onCancel={() => move({ kind: 'cancel' })}
					/>
				</AccountForm>
			</div>
		</>
	);
}

/** Takes the code that a phone was sent. */
export function SmsStep({ phone, ...props }: MfaStepProps & { phone: string }) {
	const { locale, form, area, texts, move } = props;
	const sendCode = useSmsCode();
	return (
		<>
			<StepTitle>{texts.sms.name}</StepTitle>
			<p className={styles.lead}>{interpolate(texts.sms.sent, { phone })}</p>
			<Button look="quiet" onClick={() => move({ kind: 'changePhone' })}>
				{texts.sms.change}
			</Button>
			<ConfirmForm
				{...props}
				id="factor-sms"
				confirm={(code) => call(confirmSms, { code }, { handles: 'any' })}
			>
				<ResendCode locale={locale} texts={area.verification} form={form} send={() => sendCode(phone)} />
			</ConfirmForm>
		</>
	);
}

/** What has a code sent to a phone that is to become the MFA method, once it is verified who asks. */
function useSmsCode(): (phone: string) => Promise<CallResult<null> | VerificationCancelled> {
	const verified = useVerified();
	return (phone) => verified((proof) => call(addSms, { phone, ...proof }, { handles: 'any' }));
}
