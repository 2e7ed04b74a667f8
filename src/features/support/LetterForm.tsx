import type { FormConfig, FormSchema } from '@formisch/react';
import { type ReactNode, useState } from 'react';
import type * as v from 'valibot';
import { type BotCheck, callWithBotCheck, prepareBotCheck } from '#api/bot-check.ts';
import { call } from '#api/call.ts';
import type { contacts } from '#contract/endpoints/contacts.ts';
import type { feedbacks, issues } from '#contract/endpoints/issues.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Form, FormNote, SubmitButton } from '#ui/form/Form.tsx';
import styles from './LetterForm.module.css';

interface LetterFormProps<Schema extends FormSchema> extends LetterProps {
	id: string;
	endpoint: LetterEndpoint;
	schema: Schema;
	initial?: FormConfig<Schema>['initialInput'];
	texts: ReceiptTexts;
	/** What is sent of what was typed, where that is not the same. */
	toInput?: (values: v.InferOutput<Schema>) => Record<string, unknown>;
	/** The same letter as a mail, for when the bot check cannot be had. */
	toMail: (values: v.InferOutput<Schema>) => string;
	/** Lists the files that come with it, where there are any. */
	listFiles?: (values: v.InferOutput<Schema>) => ReactNode;
	children: ReactNode;
}

/** A letter to the studio: a form behind the bot check, a receipt in its place, and a way around a blocked check. */
export function LetterForm<Schema extends FormSchema>(props: LetterFormProps<Schema>) {
	const { id, schema, initial, locale, texts, form, letter, botCheck, children } = props;
	const { toInput = (values) => values as Record<string, unknown>, toMail, endpoint, listFiles } = props;
	const [reference, setReference] = useState<string>();
	const [files, setFiles] = useState<ReactNode>();
	const [mail, setMail] = useState<string>();
	if (reference !== undefined) {
		return (
			<Notice tone="success" title={texts.sentTitle} takesFocus>
				<p>{texts.sent}</p>
				<p className={styles.reference}>{interpolate(letter.reference, { reference })}</p>
				{files}
			</Notice>
		);
	}
	return (
		<ErrorBoundary texts={form.page} home={localePath('/', locale)}>
			<Form
				id={id}
				schema={schema}
				initial={initial}
				locale={locale}
				texts={form}
				loadMessages={() => loadMessages(locale)}
				onStart={() => prepareBotCheck(botCheck)}
				send={async (values, key) => {
					const outcome = await sendLetter(toInput(values), { ...props, endpoint, key });
					setMail(outcome.kind === 'blocked' ? toMail(values) : undefined);
					setFiles(listFiles?.(values));
					return outcome;
				}}
				onDone={(outcome) => setReference(outcome.kind === 'ok' ? outcome.data.reference : '')}
			>
				{children}
				{mail && (
					<Notice tone="warn">
						<p>{letter.blocked}</p>
						{files && <p>{letter.attach}</p>}
						<a className={styles.mail} href={mail}>
							{letter.byMail}
						</a>
					</Notice>
				)}
				<SubmitButton>{texts.submit}</SubmitButton>
				<FormNote>{form.botCheck.notice}</FormNote>
			</Form>
		</ErrorBoundary>
	);
}

type LetterEndpoint = typeof contacts | typeof issues | typeof feedbacks;

interface Attempt extends LetterProps {
	endpoint: LetterEndpoint;
	key: string;
}

/** Sends a letter behind the bot check. */
function sendLetter(values: Record<string, unknown>, attempt: Attempt) {
	const { endpoint, key, botCheck, form, locale } = attempt;
	return callWithBotCheck(endpoint, { botCheck, problems: form.botCheck }, (captcha) =>
		// The form's schema is the endpoint's own, less what is added here.
		call<LetterEndpoint>(endpoint, { ...values, locale, captcha } as never, { key }),
	);
}

/** What every form for a letter to the studio is given by its page. */
export interface LetterProps {
	locale: Locale;
	form: SharedFormTexts;
	letter: Resources['support']['letter'];
	botCheck: BotCheck;
}

/** What a form says of itself once it is sent. */
interface ReceiptTexts {
	submit: string;
	sentTitle: string;
	sent: string;
}
