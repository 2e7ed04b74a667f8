import { type BotCheck, type BotCheckUse, callWithBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import type { EndpointData, EndpointInput } from '#contract/endpoint.ts';
import { login } from '#contract/endpoints/account.ts';
import { localePath } from '#i18n/paths.ts';
import { storesCookies } from '#lib/browser/cookie.ts';
import { formMailLink } from '#lib/text/mail-link.ts';
import { hasSessionHint } from '#stores/session.store.ts';
import { FormNote, SubmitButton } from '#ui/form/Form.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { AccountForm, CookiesNeeded } from '../shared/AccountForm.tsx';
import { mfaPath, pathAfterSignIn } from '../shared/account-paths.ts';
import { LinkRow } from '../shared/LinkRow.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';

type Success =
	| { kind: 'ok' }
	| { kind: 'redirect'; to: string; data: EndpointData<typeof login> | undefined };

/** Signs a player in and leads on. */
export const SignIn = withGuard(function SignIn({
	locale,
	texts,
	form,
	botCheck,
}: AccountPageProps<'login'> & { botCheck: BotCheck | undefined }) {
	useGuard('guests-only', { locale });
	const goOn = (success: Success) => {
		if (success.kind === 'ok') return location.replace(pathAfterSignIn(locale));
		const waits = success.data && 'mfa' in success.data ? success.data : undefined;
		location.assign(mfaPath(success.to, waits, locale));
	};
	return (
		<AccountForm
			id="login"
			draft={false}
			schema={login.request}
			locale={locale}
			texts={form}
			send={(values) => signIn(values, { botCheck, problems: form.botCheck }, texts.cookies)}
			toMail={({ username }) => ({ href: formMailLink(form.mail, [username]) })}
			onDone={goOn}
		>
			<CookiesNeeded text={texts.cookies} />
			<TextField
				name="username"
				label={texts.username}
				autoComplete={import.meta.env.PART_PASSKEYS ? 'username webauthn' : 'username'}
				required
			/>
			<div>
				<PasswordField name="password" label={texts.password} autoComplete="current-password" required />
				<LinkRow links={[[localePath('/account/forgot-password', locale), texts.forgot]]} />
			</div>
			<SubmitButton>{texts.submit}</SubmitButton>
			{import.meta.env.PART_PASSKEYS && (
				<PasskeyButton
					way="sign-in"
					label={texts.passkey}
					locale={locale}
					form={form}
					autofills
					onDone={() => location.replace(pathAfterSignIn(locale))}
				/>
			)}
			<LinkRow
				links={[
					[localePath('/account/create', locale), texts.create],
					[localePath('/account/resend-verification', locale), texts.resend],
				]}
			/>
			{botCheck && <FormNote>{texts.botCheck}</FormNote>}
		</AccountForm>
	);
});

/**
 * Signs in. Where the service asks for a bot check first, does it and sends again; where cookies do not hold, without which
 * the next page would ask again, says so.
 */
async function signIn(
	{ username, password }: EndpointInput<typeof login>,
	botCheck: BotCheckUse,
	cookies: string,
) {
	const blocked = { kind: 'blocked', message: cookies } as const;
	if (!storesCookies()) return blocked;
	const result = await call(login, { username, password }, { handles: 'any' });
	if (result.kind === 'ok' && !hasSessionHint()) return blocked;
	if (result.kind !== 'failed' || !result.codes.includes('BOT_CHECK_FAILED')) return result;
	return callWithBotCheck(login, botCheck, (captcha) =>
		call(login, { username, password, captcha }, { handles: 'any' }),
	);
}
