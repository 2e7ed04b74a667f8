import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { submitCode } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { explain } from '#ui/form/field-errors.ts';
import { CodeField } from '#ui/form/TextField.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { AccountForm, CookiesNeeded, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { pathAfterSignIn, signInAgainPath } from '../shared/account-paths.ts';
import { LinkRow } from '../shared/LinkRow.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import { ResendCode } from './ResendCode.tsx';

/** Takes the code that finishes a sign-in. */
export const MfaSignIn = withGuard(function MfaSignIn({ locale, texts, form }: AccountPageProps<'factor'>) {
	useGuard('guests-only', { locale });
	const [signInPage, setSignInPage] = useState(localePath('/account/login', locale));
	const [factor, setFactor] = useState<Factor>('unknown');
	const [takesPasskey, setTakesPasskey] = useState(false);
	const [over, setOver] = useState('');
	useEffect(() => {
		setSignInPage(signInAgainPath(locale));
		void findFactor(location.search).then((found) => {
			if (found === 'none') location.replace(signInAgainPath(locale));
			else setFactor(found);
			setTakesPasskey(found === 'either' || new URLSearchParams(location.search).has('passkey'));
		});
	}, [locale]);
	const back = <LinkRow links={[[signInPage, texts.back]]} />;
	if (over) {
		return (
			<Notice tone="warn" takesFocus>
				<p>{over}</p>
				{back}
			</Notice>
		);
	}
	return (
		<>
			<p>{texts[factor]}</p>
			<AccountForm
				id="factor"
				schema={submitCode.request}
				locale={locale}
				texts={form}
				send={({ code }) => sendCode(code, form, locale)}
				onDone={(end) =>
					end.kind === 'over' ? setOver(end.message) : location.replace(pathAfterSignIn(locale))
				}
			>
				<CookiesNeeded text={texts.cookies} />
				<CodeField name="code" label={texts.code} />
				<SubmitButton>{texts.submit}</SubmitButton>
				{import.meta.env.PART_PASSKEYS && takesPasskey && (
					<PasskeyButton
						way="second-factor"
						label={texts.passkey}
						locale={locale}
						form={form}
						onDone={() => location.replace(pathAfterSignIn(locale))}
						onExpired={setOver}
					/>
				)}
				{(factor === 'sms' || factor === 'either') && (
					<ResendCode locale={locale} texts={texts} form={form} />
				)}
				{back}
			</AccountForm>
		</>
	);
});

/** What a sign-in waits for; `either` where the address does not say, `unknown` until it was read. */
type Factor = 'sms' | 'totp' | 'either' | 'unknown';

/**
 * Finds out what the sign-in waits for. The login page says it in the query; without, an empty code finds out whether
 * anything is awaited, for it is refused before it counts as a try.
 */
async function findFactor(search: string): Promise<Factor | 'none'> {
	const factor = new URLSearchParams(search).get('factor');
	if (factor === 'sms' || factor === 'totp') return factor;
	const probe = await call(submitCode, { code: '' }, { quiet: true });
	return probe.kind === 'failed' && probe.codes.includes('NO_PENDING_MFA_VERIFICATION') ? 'none' : 'either';
}

/** Sends the code that finishes a sign-in; `over` says in words that no code can finish it any more. */
async function sendCode(code: string, texts: SharedFormTexts, locale: Locale) {
	const result = await call(submitCode, { code }, { handles: 'any' });
	if (result.kind !== 'failed' || !result.codes.includes('NO_PENDING_MFA_VERIFICATION'))
		return mapErrorsToFields(result, { MFA_CODE_INVALID: 'code', MFA_VERIFICATION_FAILED: 'code' });
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'over' as const, message: messages.join(' ') };
}
