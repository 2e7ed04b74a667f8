import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { submitCode } from '#contract/endpoints/account.ts';
import { localePath } from '#i18n/paths.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { afterSignIn } from '../addresses.ts';
import { atField } from '../at-field.ts';
import { guarded } from '../guarded.tsx';
import type { Journey } from '../journey.ts';
import { LinkRow } from '../LinkRow.tsx';
import { type Factor, findFactor } from './factor.ts';
import { ResendCode } from './ResendCode.tsx';

/** Takes the code that finishes a sign-in. */
export const SecondFactor = guarded(function SecondFactor({ locale, texts, form }: Journey<'factor'>) {
	const signInPage = localePath('/account/login', locale);
	const [factor, setFactor] = useState<Factor>('either');
	useEffect(() => {
		void findFactor(location.search).then((found) => {
			if (found === 'none') location.replace(signInPage);
			else setFactor(found);
		});
	}, [signInPage]);
	const send = async ({ code }: { code: string }) => {
		const result = await call(submitCode, { code });
		const isOver = result.kind === 'failed' && result.codes.includes('NO_PENDING_MFA_VERIFICATION');
		if (isOver) return { kind: 'over' as const };
		return atField(result, { MFA_CODE_INVALID: 'code', MFA_VERIFICATION_FAILED: 'code' });
	};
	return (
		<>
			<p>{texts[factor]}</p>
			<AccountForm
				id="factor"
				schema={submitCode.request}
				locale={locale}
				texts={form}
				send={send}
				onDone={({ kind }) => location.replace(kind === 'over' ? signInPage : afterSignIn(locale))}
			>
				<TextField name="code" label={texts.code} hint={texts.hint} autoComplete="one-time-code" required />
				<SubmitButton>{texts.submit}</SubmitButton>
				{factor !== 'totp' && <ResendCode locale={locale} texts={texts} form={form} />}
				<LinkRow links={[[signInPage, texts.back]]} />
			</AccountForm>
		</>
	);
});
