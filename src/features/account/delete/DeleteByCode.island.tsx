import { useEffect } from 'react';
import * as v from 'valibot';
import { code } from '#contract/account-fields.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { CodeField } from '#ui/form/TextField.tsx';
import { ResendCode } from '../mfa/ResendCode.tsx';
import { Loading } from '../shared/Loading.tsx';
import { withGuard } from '../shared/with-guard.tsx';
import { SmsNews } from '../verification/Verification.tsx';
import styles from './Delete.module.css';
import { type BeforeProps, DeleteExplanation, DeleteForm, type DeleteProps } from './DeleteForm.tsx';

type CodeTexts = Omit<Resources['account']['deletionCode'], 'title' | 'description' | 'intro'>;

const schema = v.object({ code });

/** Asks for a code of the second step; without one the password is asked for on the page before. */
function CodeForm({ asked, ...props }: BeforeProps & { asked: CodeTexts }) {
	const { locale, form, area, user } = props;
	const texts = area.verification;
	useEffect(() => {
		if (!user.mfa) location.replace(localePath('/account/delete', locale));
	}, [locale, user.mfa]);
	if (!user.mfa) return <Loading text={area.loading} noscript={area.noscript} />;
	return (
		<div className={styles.part}>
			{user.mfa === 'sms' ? <SmsNews locale={locale} form={form} text={texts.sms} /> : <p>{texts.totp}</p>}
			<DeleteForm {...props} schema={schema}>
				<CodeField name="code" label={asked.code} />
			</DeleteForm>
			{user.mfa === 'sms' && <ResendCode locale={locale} texts={texts} form={form} />}
		</div>
	);
}

/** Deletes the account of a player with a second step; it always asks for a new code. */
export const DeleteByCode = withGuard(function DeleteByCode(props: DeleteProps & { asked: CodeTexts }) {
	return (
		<DeleteExplanation {...props}>
			{(before) => <CodeForm {...before} asked={props.asked} />}
		</DeleteExplanation>
	);
});
