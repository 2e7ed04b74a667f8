import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { code, presentPassword } from '#contract/account-fields.ts';
import { verificationCodes } from '#contract/codes.ts';
import { resendCode, type User } from '#contract/endpoints/account.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { explain, type FieldRefusal } from '#ui/form/field-errors.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { CodeField } from '#ui/form/TextField.tsx';
import { ResendCode } from '../mfa/ResendCode.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import styles from './Verification.module.css';
import { type Proof, type VerificationCancelled, type Verified, VerifiedContext } from './verified.ts';

type AskingOutcome = CallResult<unknown> | { kind: string };

const codesOf = (outcome: AskingOutcome): readonly string[] => ('codes' in outcome ? outcome.codes : []);

/** Whether a change was refused because nothing confirmed it. */
function asksForProof(outcome: AskingOutcome): boolean {
	return codesOf(outcome).includes('MISSING_PASSWORD_REVALIDATION');
}

const temporary: readonly string[] = ['TOO_MANY_REQUESTS', 'SERVICE_TEMPORARILY_UNAVAILABLE'];

/** Whether a change may still be confirmed: its proof was wrong, too many were, or the service is away or may not have heard of it. */
function canBeTriedAgain(outcome: AskingOutcome): boolean {
	const isUnknown = outcome.kind === 'offline' || outcome.kind === 'unexpected';
	const known: readonly string[] = verificationCodes;
	return isUnknown || codesOf(outcome).some((code) => known.includes(code) || temporary.includes(code));
}

const byPassword = v.object({ password: presentPassword });
const byCode = v.object({ code });

interface VerificationDialogProps extends AreaProps {
	user: User;
	refresh: () => Promise<void>;
	asking: VerificationRequest;
}

/** Asks for the password, or for a code of MFA, and sends the waiting change with it. */
function VerificationDialog(props: VerificationDialogProps) {
	const { locale, form, area, user, refresh, asking } = props;
	const sent = useRef<Promise<{ kind: string }>>(undefined);
	const texts = area.verification;
	const field = user.mfa ? 'code' : 'password';
	useEffect(() => document.getElementById(`verification-${field}`)?.focus(), [field]);
	const send = async (typed: Partial<Proof>) => {
		sent.current = asking.send({ password: '', code: '', ...typed });
		const outcome = await sent.current;
		// Another device may have turned MFA on or off.
		if (asksForProof(outcome)) await refresh();
		const atIt = { INCORRECT_PASSWORD: field, MFA_CODE_INVALID: field } as const;
		return canBeTriedAgain(outcome)
			? mapErrorsToFields(outcome as Exclude<FieldRefusal, { kind: 'blocked' }>, atIt)
			: { kind: 'sent', outcome };
	};
	// The passkey has verified the session: the change needs no other proof.
	const sendVerified = async () => {
		const outcome = await asking.send({ password: '', code: '' });
		if (!asksForProof(outcome)) asking.settle(outcome);
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
					<CodeField name="code" label={texts.code} />
				) : (
					<PasswordField
						name="password"
						label={texts.password}
						autoComplete="current-password"
						username={user.username}
						required
					/>
				)}
				<SubmitButton>{texts.submit}</SubmitButton>
				{import.meta.env.PART_PASSKEYS && Boolean(user.passkeys) && (
					<PasskeyButton
						way="verification"
						label={texts.passkey}
						locale={locale}
						form={form}
						onDone={sendVerified}
					/>
				)}
				{user.mfa === 'sms' && <ResendCode locale={locale} texts={texts} form={form} />}
			</AccountForm>
		</Dialog>
	);
}

type Outcome = { kind: string };

/** A change that waits for its proof. */
export interface VerificationRequest {
	send: (proof: Proof) => Promise<Outcome>;
	settle: (outcome: Outcome | VerificationCancelled) => void;
}

interface VerificationProps extends AreaProps {
	user: User;
	/** Asks for the player anew. */
	refresh: () => Promise<void>;
	children: ReactNode;
}

/** Lets what is below it send sensitive changes, and asks for their proof in a dialog where one is needed. */
export function Verification({ children, ...props }: VerificationProps) {
	const [asking, setAsking] = useState<VerificationRequest>();
	const verified = useCallback(async (send: VerificationRequest['send']) => {
		const first = await send({ password: '', code: '' });
		if (!asksForProof(first)) return first;
		return new Promise<Outcome>((resolve) => {
			const settle = (outcome: Outcome) => {
				setAsking(undefined);
				resolve(outcome);
			};
			setAsking({ send, settle });
		});
	}, []);
	return (
		<VerifiedContext value={verified as Verified}>
			{children}
			{asking && <VerificationDialog {...props} asking={asking} />}
		</VerifiedContext>
	);
}

interface SmsNewsProps extends Pick<AreaProps, 'locale' | 'form'> {
	text: string;
}

/** Has a text message with a code sent, once, and says so, or why not. */
export function SmsNews({ locale, form, text }: SmsNewsProps) {
	const [news, setNews] = useState(text);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one message for one opening
	useEffect(() => {
		void call(resendCode, {}, { handles: 'any' }).then(async (result) => {
			if (result.kind === 'ok' || result.kind === 'redirect') return;
			const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
			setNews((await explain(result, wording)).messages.join(' '));
		});
	}, []);
	return <p role="status">{news}</p>;
}
