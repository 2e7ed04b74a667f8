import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { withdraw } from '#contract/endpoints/applications.ts';
import { withdrawSurvey } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { removeUrlValues, urlValues } from '#lib/url/url-secrets.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';

type Endpoint = typeof withdraw | typeof withdrawSurvey;

/** What the island of a page is given. */
export interface WithdrawalProps {
	locale: Locale;
	texts: Record<'reference' | 'code' | 'submit' | 'doneTitle' | 'done' | 'back' | 'unknown', string>;
	form: SharedFormTexts;
}

interface WithdrawalParts extends WithdrawalProps {
	endpoint: Endpoint;
	/** The page that the way back leads to, without its locale. */
	home: string;
}

/** Deletes what was sent with the reference and the code from its mail; what the address gave is filled in. */
export function Withdrawal(props: WithdrawalParts) {
	const { locale, form } = props;
	return (
		<ErrorBoundary texts={form.page} home={localePath('/', locale)}>
			<WithdrawalForm {...props} />
		</ErrorBoundary>
	);
}

async function send(endpoint: Endpoint, values: { reference: string; token: string }, unknown: string) {
	const result = await call(endpoint, values, { handles: 'any' });
	const isUnknown = result.kind === 'failed' && result.codes.includes('NOT_FOUND');
	return isUnknown ? { kind: 'blocked' as const, message: unknown } : result;
}

function WithdrawalForm({ locale, texts, form, endpoint, home }: WithdrawalParts) {
	const [isDone, setDone] = useState(false);
	const [given, setGiven] = useState<Record<string, string>>({});
	useEffect(() => setGiven(urlValues()), []);
	if (isDone) {
		return (
			<Notice tone="success" title={texts.doneTitle} takesFocus>
				<p>{texts.done}</p>
				<ButtonLink look="quiet" href={localePath(home, locale)}>
					{texts.back}
				</ButtonLink>
			</Notice>
		);
	}
	const finish = () => {
		removeUrlValues();
		setDone(true);
	};
	return (
		<Form
			id="withdrawal"
			draft={false}
			schema={endpoint.request}
			locale={locale}
			texts={form}
			loadMessages={() => loadMessages(locale)}
			send={(values) => send(endpoint, values, texts.unknown)}
			onDone={finish}
		>
			<TextField
				name="reference"
				label={texts.reference}
				filledWith={given.reference}
				autoComplete="off"
				required
			/>
			<TextField name="token" label={texts.code} filledWith={given.token} autoComplete="off" required />
			<SubmitButton tone="danger">{texts.submit}</SubmitButton>
		</Form>
	);
}

/** Takes an application back. */
export function WithdrawApplication(props: WithdrawalProps) {
	return <Withdrawal {...props} endpoint={withdraw} home="/careers" />;
}

/** Takes a sign-up for a playtest back. */
export function WithdrawSurvey(props: WithdrawalProps) {
	return <Withdrawal {...props} endpoint={withdrawSurvey} home="/playtests" />;
}
