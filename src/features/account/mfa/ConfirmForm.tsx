import { type ReactNode, useState } from 'react';
import type { CallResult } from '#api/result.ts';
import { confirmSms, type RecoveryCodes } from '#contract/endpoints/mfa.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { FormActions } from '../profile/Setting.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import styles from './MfaSection.module.css';
import type { MfaStepProps } from './setup-steps.ts';

interface ConfirmFormProps extends MfaStepProps {
	id: string;
	confirm: (code: string) => Promise<CallResult<RecoveryCodes>>;
	children?: ReactNode;
}

/** Whether no code can confirm it any more: it took too long, or too many were wrong. */
function isOver(result: CallResult<unknown>): boolean {
	return result.kind === 'failed' && result.codes.includes('NO_PENDING_MFA_VERIFICATION');
}

/** Takes the code that shows that a factor works; a wrong one changes nothing. */
export function ConfirmForm(props: ConfirmFormProps) {
	const { id, locale, form, texts, refresh, move, confirm, children } = props;
	const send = async ({ code }: { code: string }) => {
		const result = await confirm(code);
		if (isOver(result)) return { kind: 'over' as const };
		return mapErrorsToFields(result, { MFA_CODE_INVALID: 'code' });
	};
	const goOn = (codes: readonly string[]) => {
		move({ kind: 'codesMade', codes });
		void refresh();
	};
	return (
		<div className={styles.form}>
			<AccountForm
				id={id}
				schema={confirmSms.request}
				locale={locale}
				texts={form}
				send={send}
				onDone={(done) => {
					if (done.kind === 'ok') goOn(done.data.recoveryCodes);
					else move({ kind: 'done', news: texts.over });
				}}
			>
				<TextField
					name="code"
					label={texts.code}
					hint={texts.codeHint}
					autoComplete="one-time-code"
					inputMode="numeric"
					required
				/>
				<FormActions submit={texts.confirm} cancel={texts.cancel} onCancel={() => move({ kind: 'cancel' })} />
				{children}
			</AccountForm>
		</div>
	);
}

/** Names a step; it takes the focus when the step begins. */
export function StepTitle({ children }: { children: string }) {
	return (
		<h4 className={styles.step} tabIndex={-1}>
			{children}
		</h4>
	);
}

interface CopyButtonProps {
	text: string;
	label: string;
	look?: 'quiet' | 'plain';
	form: SharedFormTexts;
}

/** Copies a text, and says whether it did. */
export function CopyButton({ text, label, look = 'plain', form }: CopyButtonProps) {
	const [news, setNews] = useState('');
	const copy = () =>
		navigator.clipboard.writeText(text).then(
			() => setNews(form.copied),
			() => setNews(form.copyFailed),
		);
	return (
		<span className={styles.copy}>
			<Button look={look} onClick={copy} onBlur={() => setNews('')}>
				{label}
			</Button>
			<span role="status" className={styles.copyButtonNews}>
				{news}
			</span>
		</span>
	);
}
