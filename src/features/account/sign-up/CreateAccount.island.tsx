import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { type BotCheck, type BotCheckUse, callWithBotCheck, prepareBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { create } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { formMailLink } from '#lib/text/mail-link.ts';
import { CheckboxField } from '#ui/choice/CheckboxField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { DateOfBirthField } from '#ui/form/DateOfBirthField.tsx';
import { FormNote, SubmitButton } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { AccountForm, mapErrorsToFields } from '../shared/AccountForm.tsx';
import { CountryField } from '../shared/CountryField.tsx';
import { LinkRow } from '../shared/LinkRow.tsx';
import { isTypedTwice, NewPassword, repeatedPassword } from '../shared/NewPassword.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';

/** The contract's request with the password typed twice. */
export const createForm = v.pipe(
	v.intersect([create.request, v.object(repeatedPassword)]),
	v.forward(v.partialCheck([['password'], ['passwordAgain']], isTypedTwice, 'field.identical'), [
		'passwordAgain',
	]),
);

interface CreateAccountProps extends AccountPageProps<'create'> {
	botCheck: BotCheck | undefined;
	termsVersion: number;
}

/** Creates an account and says to look for the mail. */
export const CreateAccount = withGuard(function CreateAccount({
	locale,
	texts,
	form,
	botCheck,
	termsVersion,
}: CreateAccountProps) {
	useGuard('guests-only', { locale });
	const [sentTo, setSent] = useState('');
	const to = (path: string) => localePath(path, locale);
	if (sentTo) {
		return (
			<Notice tone="success" title={texts.sentTitle} takesFocus>
				<p>{interpolate(texts.sent, { email: sentTo })}</p>
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
			toMail={({ username, email }) => ({ href: formMailLink(form.mail, [username, email]) })}
			onDone={(done) => 'email' in done && setSent(done.email)}
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
			{botCheck && <FormNote>{form.botCheck.notice}</FormNote>}
			<LinkRow links={[[to('/account/login'), texts.login]]} />
		</AccountForm>
	);
});

interface AcceptTermsProps {
	locale: Locale;
	texts: AccountPageProps<'create'>['texts'];
}

/** The box that must be ticked; its links open beside the form, so that nothing typed is lost. */
function AcceptTerms({ locale, texts }: AcceptTermsProps) {
	const link = (path: string, text: string) => (
		<a href={localePath(path, locale)} target="_blank" rel="noopener">
			<span>{text}</span>
			<span className="visually-hidden">{` ${texts.newTab}`}</span>
		</a>
	);
	const links: Record<string, ReactNode> = {
		terms: <span key="terms">{link('/tos', texts.terms)}</span>,
		privacy: <span key="privacy">{link('/privacy', texts.privacy)}</span>,
	};
	const parts = texts.accept.split(/\{\{(\w+)\}\}/);
	return (
		<CheckboxField
			name="acceptTerms"
			label={interpolate(texts.accept, { terms: texts.terms, privacy: texts.privacy })}
			required
		>
			{parts.map((part, index) => (index % 2 === 1 ? links[part] : part))}
		</CheckboxField>
	);
}

interface Attempt extends BotCheckUse {
	key: string;
}

/** Creates an account behind the bot check. */
function createAccount(values: v.InferOutput<typeof createForm>, attempt: Attempt) {
	const { passwordAgain: _, ...account } = values;
	return callWithBotCheck(create, attempt, async (captcha) => {
		const result = await call(create, { ...account, captcha }, { key: attempt.key, handles: 'any' });
		if (result.kind === 'ok') return { kind: 'sent' as const, email: account.email };
		return mapErrorsToFields(result, {
			USERNAME_IN_USE: 'username',
			PASSWORD_TOO_COMMON: 'password',
			AGE_NOT_MET: 'dateOfBirth',
		});
	});
}
