import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { withdraw } from '#contract/endpoints/applications.ts';
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

interface WithdrawProps {
	locale: Locale;
	texts: Omit<Resources['careers']['withdraw'], 'title' | 'description' | 'intro'>;
	form: SharedFormTexts;
}

/** Deletes an application with the reference and the code from its mail; what the address gave is filled in. */
export function Withdraw(props: WithdrawProps) {
	const { locale, form } = props;
	return (
		<ErrorBoundary texts={form.page} home={localePath('/', locale)}>
			<Withdrawal {...props} />
		</ErrorBoundary>
	);
}

function Withdrawal({ locale, texts, form }: WithdrawProps) {
	const [isDone, setDone] = useState(false);
	const [given, setGiven] = useState<Record<string, string>>({});
	useEffect(() => setGiven(addressValues()), []);
	if (isDone) {
		return (
			<Notice tone="success" title={texts.doneTitle} takesFocus>
				<p>{texts.done}</p>
				<ButtonLink look="quiet" href={localePath('/careers', locale)}>
					{texts.careers}
				</ButtonLink>
			</Notice>
		);
	}
	return (
		<Form
			id="withdrawal"
			schema={withdraw.request}
			locale={locale}
			texts={form}
			loadMessages={() => loadMessages(locale)}
			send={async (values) => {
				const result = await call(withdraw, values, { untold: ['NOT_FOUND'] });
				const isUnknown = result.kind === 'failed' && result.codes.includes('NOT_FOUND');
				return isUnknown ? { kind: 'blocked', message: texts.unknown } : result;
			}}
			onDone={() => {
				dropAddressValues();
				setDone(true);
			}}
		>
			<TextField name="reference" label={texts.reference} filledWith={given.reference} required />
			<TextField name="token" label={texts.code} filledWith={given.token} autoComplete="off" required />
			<SubmitButton>{texts.submit}</SubmitButton>
		</Form>
	);
}
