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
import styles from './MessageForm.module.css';

interface MessageFormProps<Schema extends FormSchema> extends MessagePageProps {
	id: string;
	endpoint: MessageEndpoint;
	schema: Schema;
	initial?: FormConfig<Schema>['initialInput'];
	texts: ReceiptTexts;
	/** What is sent of what was typed, where that is not the same. */
	toInput?: (values: v.InferOutput<Schema>) => Record<string, unknown>;
	/** The same message as a link that opens a mail. */
	toMail: (values: v.InferOutput<Schema>) => string;
	/** Lists the files that come with it, where there are any. */
	listFiles?: (values: v.InferOutput<Schema>) => ReactNode;
	children: ReactNode;
}

/** A message to the studio: a form behind the bot check, and a receipt in its place. */
export function MessageForm<Schema extends FormSchema>(props: MessageFormProps<Schema>) {
	const { id, schema, initial, locale, texts, form, messageForm, botCheck, children } = props;
	const { toInput = (values) => values as Record<string, unknown>, toMail, endpoint, listFiles } = props;
	const [reference, setReference] = useState<string>();
	const [files, setFiles] = useState<ReactNode>();
	if (reference !== undefined) {
		return (
			<Notice tone="success" title={texts.sentTitle} takesFocus>
				<p>{texts.sent}</p>
				<p className={styles.reference}>{interpolate(messageForm.reference, { reference })}</p>
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
					const outcome = await sendMessage(toInput(values), { ...props, endpoint, key });
					setFiles(listFiles?.(values));
					return outcome;
				}}
				toMail={(values) => ({ href: toMail(values), hasFiles: Boolean(listFiles?.(values)) })}
				onDone={(outcome) => setReference(outcome.kind === 'ok' ? outcome.data.reference : '')}
			>
				{children}
				<SubmitButton>{texts.submit}</SubmitButton>
				{botCheck && <FormNote>{form.botCheck.notice}</FormNote>}
			</Form>
		</ErrorBoundary>
	);
}

type MessageEndpoint = typeof contacts | typeof issues | typeof feedbacks;

interface Attempt extends MessagePageProps {
	endpoint: MessageEndpoint;
	key: string;
}

/** Sends a message behind the bot check. */
function sendMessage(values: Record<string, unknown>, attempt: Attempt) {
	const { endpoint, key, botCheck, form, locale } = attempt;
	return callWithBotCheck(endpoint, { botCheck, problems: form.botCheck }, (captcha) =>
		// The form's schema is the endpoint's own, less what is added here.
		call<MessageEndpoint>(endpoint, { ...values, locale, captcha } as never, { key, handles: 'any' }),
	);
}

/** What every form for a message to the studio is given by its page. */
export interface MessagePageProps {
	locale: Locale;
	form: SharedFormTexts;
	messageForm: Resources['support']['messageForm'];
	botCheck: BotCheck | undefined;
}

/** What a form says of itself once it is sent. */
interface ReceiptTexts {
	submit: string;
	sentTitle: string;
	sent: string;
}
