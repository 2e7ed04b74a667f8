import { useEffect, useState } from 'react';
import { submitCode } from '#contract/endpoints/account.ts';
import { localePath } from '#i18n/paths.ts';
import { Notice } from '#ui/Notice.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { afterSignIn, signInAgain } from '../addresses.ts';
import { guarded } from '../guarded.tsx';
import { useGuard } from '../guards.ts';
import type { Journey } from '../journey.ts';
import { LinkRow } from '../LinkRow.tsx';
import { type Factor, findFactor } from './factor.ts';
import { ResendCode } from './ResendCode.tsx';
import { sendCode } from './send-code.ts';

/** Takes the code that finishes a sign-in. */
export const SecondFactor = guarded(function SecondFactor({ locale, texts, form }: Journey<'factor'>) {
	useGuard('guests-only', { locale });
	const [signInPage, setSignInPage] = useState(localePath('/account/login', locale));
	const [factor, setFactor] = useState<Factor>('either');
	const [over, setOver] = useState('');
	useEffect(() => {
		setSignInPage(signInAgain(locale));
		void findFactor(location.search).then((found) => {
			if (found === 'none') location.replace(signInAgain(locale));
			else setFactor(found);
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
				onDone={(end) => (end.kind === 'over' ? setOver(end.message) : location.replace(afterSignIn(locale)))}
			>
				<TextField name="code" label={texts.code} hint={texts.hint} autoComplete="one-time-code" required />
				<SubmitButton>{texts.submit}</SubmitButton>
				{factor !== 'totp' && <ResendCode locale={locale} texts={texts} form={form} />}
				{back}
			</AccountForm>
		</>
	);
});
