import { call } from '#api/call.ts';
import { confirmSms } from '#contract/endpoints/second-factor.ts';
import { interpolate } from '#lib/interpolate.ts';
import { ResendCode } from '../second-factor/ResendCode.tsx';
import { ConfirmForm, confirmCodes } from './ConfirmForm.tsx';
import type { FactorStepProps } from './factor-props.ts';
import { maskPhone } from './mask-phone.ts';
import styles from './SecondFactorSection.module.css';
import { StepTitle } from './StepTitle.tsx';
import { useSmsCode } from './use-sms-code.ts';

/** Takes the code that a phone was sent. */
export function SmsStep({ phone, ...props }: FactorStepProps & { phone: string }) {
	const { locale, form, area, texts } = props;
	const sendCode = useSmsCode();
	return (
		<>
			<StepTitle>{texts.sms.name}</StepTitle>
			<p className={styles.lead}>{interpolate(texts.sms.sent, { phone: maskPhone(phone) })}</p>
			<ConfirmForm
				{...props}
				id="factor-sms"
				confirm={(code) => call(confirmSms, { code }, { untold: confirmCodes })}
			>
				<ResendCode locale={locale} texts={area.verification} form={form} send={() => sendCode(phone)} />
			</ConfirmForm>
		</>
	);
}
