import * as v from 'valibot';
import { contacts } from '#contract/endpoints/contacts.ts';
import { limits } from '#contract/limits.ts';
import type { Resources } from '#i18n/resources.ts';
import { mailLink } from '#lib/text/mail-link.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextareaField, TextField } from '#ui/form/TextField.tsx';
import { MessageForm, type MessagePageProps } from '../MessageForm.tsx';
import { Suggestions } from './Suggestions.tsx';

interface ContactProps extends MessagePageProps {
	texts: Omit<Resources['support']['contact'], 'title'> & Pick<Resources['common'], 'opensNewTab'>;
	categories: { id: string; name: string; email: string }[];
}

const schema = v.omit(contacts.request, ['captcha', 'locale']);

/** A message to those who read its category. */
export function Contact({ texts, categories, ...shared }: ContactProps) {
	const { messageForm, locale } = shared;
	const readerOf = (category: string) => categories.find(({ id }) => id === category)?.email ?? '';
	return (
		<MessageForm
			{...shared}
			id="contact"
			endpoint={contacts}
			schema={schema}
			texts={texts}
			toMail={({ category, subject, message }) => mailLink(readerOf(category), { subject, text: message })}
		>
			<SelectField
				name="category"
				label={texts.category}
				choices={categories.map(({ id, name }) => ({ value: id, name }))}
				required
			/>
			<TextField name="name" label={texts.name} autoComplete="name" required />
			<TextField
				name="email"
				type="email"
				label={messageForm.email}
				hint={messageForm.emailHint}
				autoComplete="email"
				required
			/>
			<TextField name="subject" label={messageForm.subject} length={limits.subject} required />
			<TextareaField name="message" label={texts.message} rows={8} length={limits.text} required />
			<Suggestions
				field="message"
				locale={locale}
				title={texts.suggestions}
				opensNewTab={texts.opensNewTab}
			/>
		</MessageForm>
	);
}
