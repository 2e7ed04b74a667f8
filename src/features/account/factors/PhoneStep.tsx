import * as v from 'valibot';
import { phone as phoneField } from '#contract/fields.ts';
import { PhoneField } from '#ui/PhoneField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { atField } from '../at-field.ts';
import { FormActions } from '../profile/FormActions.tsx';
import type { FactorStepProps } from './factor-props.ts';
import styles from './SecondFactorSection.module.css';
import { StepTitle } from './StepTitle.tsx';
import { useSmsCode } from './use-sms-code.ts';

const schema = v.object({ phone: phoneField });

/** Asks for the number of a phone and has a code sent to it. */
export function PhoneStep({ locale, form, texts, user, move }: FactorStepProps) {
	const sendCode = useSmsCode();
	const send = async ({ phone }: v.InferOutput<typeof schema>) => {
		const result = await sendCode(phone);
		if (result.kind === 'cancelled') return result;
		const placed = atField(result, { INVALID_PHONE_NUMBER: 'phone' });
		return placed.kind === 'ok' ? { kind: 'sent' as const, phone } : placed;
	};
	return (
		<>
			<StepTitle>{texts.sms.name}</StepTitle>
			<div className={styles.form}>
				<AccountForm
					id="factor-phone"
					schema={schema}
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
