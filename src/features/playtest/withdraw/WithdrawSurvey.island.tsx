import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { withdrawSurvey } from '#contract/endpoints/surveys.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { addressValues, dropAddressValues } from '#lib/address-values.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Form } from '#ui/Form.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { TextField } from '#ui/TextField.tsx';

interface WithdrawSurveyProps {
	locale: Locale;
	texts: Omit<Resources['playtest']['withdraw'], 'title' | 'description' | 'intro'>;
	form: SharedFormTexts;
}

/** Deletes a sign-up with the reference and the code from its mail; what the address gave is filled in. */
export function WithdrawSurvey(props: WithdrawSurveyProps) {
	const { locale, form } = props;
	return (
		<ErrorBoundary texts={form.page} home={localePath('/', locale)}>
			<Withdrawal {...props} />
		</ErrorBoundary>
	);
}

async function withdraw(values: { reference: string; token: string }, unknown: string) {
	const result = await call(withdrawSurvey, values, { untold: ['NOT_FOUND'] });
	const isUnknown = result.kind === 'failed' && result.codes.includes('NOT_FOUND');
	return isUnknown ? { kind: 'blocked' as const, message: unknown } : result;
}

function Withdrawal({ locale, texts, form }: WithdrawSurveyProps) {
	const [isDone, setDone] = useState(false);
	const [given, setGiven] = useState<Record<string, string>>({});
	useEffect(() => setGiven(addressValues()), []);
	if (isDone) {
		return (
			<Notice tone="success" title={texts.doneTitle} takesFocus>
				<p>{texts.done}</p>
				<ButtonLink look="quiet" href={localePath('/playtests', locale)}>
					{texts.back}
				</ButtonLink>
			</Notice>
		);
	}
	return (
		<Form
			id="withdrawal"
			schema={withdrawSurvey.request}
			locale={locale}
			texts={form}
			loadMessages={() => loadMessages(locale)}
			send={(values) => withdraw(values, texts.unknown)}
			onDone={() => {
				dropAddressValues();
				setDone(true);
			}}
		>
			<TextField
				name="reference"
				label={texts.reference}
				filledWith={given.reference}
				autoComplete="off"
				required
			/>
			<TextField name="token" label={texts.code} filledWith={given.token} autoComplete="off" required />
			<SubmitButton>{texts.submit}</SubmitButton>
		</Form>
	);
}
