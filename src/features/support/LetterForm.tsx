import type { FormConfig, FormSchema } from '@formisch/react';
import { type ReactNode, useState } from 'react';
import type * as v from 'valibot';
import { prepareBotCheck } from '#api/bot-check.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/interpolate.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Form } from '#ui/Form.tsx';
import { FormNote } from '#ui/FormNote.tsx';
import { Notice } from '#ui/Notice.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import styles from './LetterForm.module.css';
import type { LetterProps, ReceiptTexts } from './letter-props.ts';
import { type LetterEndpoint, sendLetter } from './send-letter.ts';

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
