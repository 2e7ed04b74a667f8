import { useState } from 'react';
import { type BotCheck, prepareBotCheck } from '#api/bot-check.ts';
import { localePath } from '#i18n/paths.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { DateOfBirthField } from '#ui/DateOfBirthField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { BotCheckNote } from '../BotCheckNote.tsx';
import { guarded } from '../guarded.tsx';
import { useGuard } from '../guards.ts';
import type { Journey } from '../journey.ts';
import { LinkRow } from '../LinkRow.tsx';
import { NewPassword } from '../NewPassword.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { CountryField } from './CountryField.tsx';
import { createAccount } from './create-account.ts';
import { createForm } from './create-form.ts';

interface CreateAccountProps extends Journey<'create'> {
	botCheck: BotCheck;
	termsVersion: number;
}

/** Creates an account and says to look for the mail. */
export const CreateAccount = guarded(function CreateAccount({
	locale,
	texts,
	form,
	botCheck,
	termsVersion,
}: CreateAccountProps) {
	useGuard('guests-only', { locale });
	const [isSent, setSent] = useState(false);
	const to = (path: string) => localePath(path, locale);
	if (isSent) {
		return (
			<Notice tone="success" title={texts.sentTitle} takesFocus>
				<p>{texts.sent}</p>
				<LinkRow links={[[to('/account/resend-verification'), texts.again]]} />
			</Notice>
		);
	}
	return (
		<AccountForm
			id="create"
			schema={createForm}
			initial={{ locale, termsVersion, newsletter: false }}
			locale={locale}
			texts={form}
			onStart={() => prepareBotCheck(botCheck)}
			send={(values, key) => createAccount(values, { key, botCheck, problems: form.botCheck })}
			onDone={() => setSent(true)}
		>
			<TextField
				name="username"
				label={texts.username}
				hint={texts.usernameHint}
				autoComplete="username"
				required
			/>
			<TextField
				name="email"
				type="email"
				label={texts.email}
				hint={texts.emailHint}
				autoComplete="email"
				required
			/>
			<NewPassword label={texts.password} texts={texts} />
			<DateOfBirthField
				name="dateOfBirth"
				label={texts.dateOfBirth}
				hint={texts.dateOfBirthHint}
				locale={locale}
			/>
			<CountryField label={texts.country} locale={locale} />
			<AcceptTerms locale={locale} texts={texts} />
			<CheckboxField name="newsletter" label={texts.newsletter} />
			<SubmitButton>{texts.submit}</SubmitButton>
			<BotCheckNote text={form.botCheck.notice} />
			<LinkRow links={[[to('/account/login'), texts.login]]} />
		</AccountForm>
	);
});
