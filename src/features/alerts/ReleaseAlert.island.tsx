import { useState } from 'react';
import * as v from 'valibot';
import { type BotCheck, callWithBotCheck, prepareBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import { subscribeToRelease } from '#contract/endpoints/release-alerts.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { formMailLink } from '#lib/text/mail-link.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Form, FormNote, SubmitButton } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';

export interface ReleaseAlertProps {
	locale: Locale;
	/** The game's slug. */
	game: string;
	texts: Omit<Resources['games']['releaseAlert'], 'title' | 'heading' | 'intro'>;
	form: SharedFormTexts;
	botCheck: BotCheck | undefined;
}

/** Asks where to send a mail once a game is out. */
export function ReleaseAlert(props: ReleaseAlertProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<ReleaseAlertStates {...props} />
		</ErrorBoundary>
	);
}

const releaseForm = v.pick(subscribeToRelease.request, ['email']);

function ReleaseAlertStates(props: ReleaseAlertProps) {
	const { locale, game, texts, form, botCheck } = props;
	const [isAsked, setAsked] = useState(false);
	if (isAsked)
		return (
			<Notice tone="success" title={texts.askedTitle} takesFocus>
				<p>{texts.asked}</p>
			</Notice>
		);
	return (
		<Form
			id="release"
			schema={releaseForm}
			texts={form}
			locale={locale}
			loadMessages={() => loadMessages(locale)}
			onStart={() => prepareBotCheck(botCheck)}
			send={({ email }, key) => sendReleaseAlert(email, { ...props, key })}
			toMail={({ email }) => ({ href: formMailLink(form.mail, [email, game]) })}
			onDone={() => setAsked(true)}
		>
			<TextField name="email" type="email" label={texts.email} autoComplete="email" required />
			<FormNote>
				<span>{texts.consent}</span> <a href={localePath('/privacy', locale)}>{texts.privacy}</a>
			</FormNote>
			<SubmitButton>{texts.submit}</SubmitButton>
			{botCheck && <FormNote>{form.botCheck.notice}</FormNote>}
		</Form>
	);
}

interface Attempt extends Pick<ReleaseAlertProps, 'botCheck' | 'form' | 'locale' | 'game'> {
	key: string;
}

/** Asks for the mail behind the bot check. */
function sendReleaseAlert(email: string, { botCheck, form, locale, game, key }: Attempt) {
	return callWithBotCheck(subscribeToRelease, { botCheck, problems: form.botCheck }, (captcha) =>
		call(subscribeToRelease, { email, game, locale, captcha }, { key, handles: 'any' }),
	);
}
