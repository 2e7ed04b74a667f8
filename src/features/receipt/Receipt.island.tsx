import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { readReceipt, type SubmissionStatus } from '#contract/endpoints/receipts.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { formatDay } from '#i18n/formats.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { urlValues } from '#lib/url/url-secrets.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { TextField } from '#ui/form/TextField.tsx';

interface ReceiptProps {
	locale: Locale;
	texts: Omit<Resources['support']['receipt'], 'title' | 'description' | 'intro' | 'missing' | 'write'>;
	form: SharedFormTexts;
}

/** The reference and the code of a receipt's mail. */
interface Receipt {
	reference: string;
	token: string;
}

interface Found {
	receipt: Receipt;
	status: SubmissionStatus;
	/** Whether it was asked for by the form, which it takes the place of. */
	isTyped: boolean;
}

/** Shows what became of something that a visitor sent, by the reference and the code from its mail. */
export function ReceiptStatus(props: ReceiptProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<LookUp {...props} />
		</ErrorBoundary>
	);
}

/** What a link is answered with that leads to nothing, or that lost a part on its way. */
const refusals = [400, 404, 422];

/** Whether nothing has this reference and this code. */
const isUnknown = (result: CallResult<unknown>) =>
	result.kind === 'failed' && result.codes.includes('NOT_FOUND');

function LookUp({ locale, texts, form }: ReceiptProps) {
	const [found, setFound] = useState<Found>();
	const [given, setGiven] = useState<Partial<Receipt>>();
	const [isDead, setDead] = useState(false);
	useEffect(() => {
		const { reference, token } = urlValues();
		const values = { ...(reference && { reference }), ...(token && { token }) };
		if (!reference || !token) return setGiven(values);
		// What does not come that way can be asked for by the form.
		void call(readReceipt, { reference, token }, { quiet: true }).then((result) => {
			setGiven(values);
			setDead(result.kind === 'failed' && refusals.includes(result.status));
			if (result.kind === 'ok')
				setFound({ receipt: { reference, token }, status: result.data, isTyped: false });
		});
	}, []);
	if (found) return <Status {...found} locale={locale} texts={texts} />;
	const send = async (values: Receipt) => {
		setDead(false);
		const result = await call(readReceipt, values, { handles: 'any' });
		if (isUnknown(result)) return { kind: 'blocked' as const, message: texts.unknown };
		return result.kind === 'ok' ? { ...result, receipt: values } : result;
	};
	return (
		<>
			{isDead && (
				<Notice tone="warn">
					<p>{texts.unknown}</p>
				</Notice>
			)}
			<Form
				id="receipt"
				draft={false}
				schema={readReceipt.request}
				locale={locale}
				texts={form}
				loadMessages={() => loadMessages(locale)}
				send={send}
				onDone={(success) => {
					if ('receipt' in success)
						setFound({ receipt: success.receipt, status: success.data, isTyped: true });
				}}
			>
				<TextField
					name="reference"
					label={texts.reference}
					hint={texts.referenceHint}
					filledWith={given?.reference}
					autoComplete="off"
					required
				/>
				<TextField
					name="token"
					label={texts.code}
					hint={texts.codeHint}
					filledWith={given?.token}
					autoComplete="off"
					required
				/>
				<SubmitButton>{texts.submit}</SubmitButton>
			</Form>
		</>
	);
}

interface StatusProps extends Found, Pick<ReceiptProps, 'locale' | 'texts'> {}

function Status({ receipt, status, isTyped, locale, texts }: StatusProps) {
	const { kind, at, state, changedAt, answer } = status;
	const dated = (text: string, moment: string) => interpolate(text, { date: formatDay(moment, locale) });
	const withdrawal = `${localePath('/careers/withdraw', locale)}?${new URLSearchParams({ ...receipt })}`;
	return (
		<>
			<Notice
				tone="success"
				title={interpolate(texts.kinds[kind], { reference: receipt.reference })}
				takesFocus={isTyped}
			>
				<p>
					<strong>{texts.states[state]}</strong>
				</p>
				<p>{dated(texts.arrived, at)}</p>
				{changedAt && <p>{dated(texts.changed, changedAt)}</p>}
				{kind === 'application' && (
					<ButtonLink look="quiet" href={withdrawal}>
						{texts.withdraw}
					</ButtonLink>
				)}
			</Notice>
			{answer && (
				<section className="answer">
					<h2 className="heading">{texts.answer}</h2>
					{answer.split(/\n+/).map((paragraph, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text that does not change
						<p key={index}>{paragraph}</p>
					))}
				</section>
			)}
		</>
	);
}
