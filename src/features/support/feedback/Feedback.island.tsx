import * as v from 'valibot';
import { feedbacks } from '#contract/endpoints/issues.ts';
import { limits } from '#contract/limits.ts';
import type { Resources } from '#i18n/resources.ts';
import { mailLink } from '#lib/text/mail-link.ts';
import { TextareaField, TextField } from '#ui/form/TextField.tsx';
import { MessageForm, type MessagePageProps } from '../MessageForm.tsx';

interface FeedbackProps extends MessagePageProps {
	texts: Omit<Resources['support']['feedback'], 'title' | 'description' | 'intro' | 'steps'>;
	/** Who reads it as a mail. */
	mailTo: string;
}

const schema = v.omit(feedbacks.request, ['captcha', 'locale']);

/** What could be better, with an address only from those who want an answer. */
export function Feedback({ texts, mailTo, ...shared }: FeedbackProps) {
	const { messageForm } = shared;
	return (
		<MessageForm
			{...shared}
			id="feedback"
			endpoint={feedbacks}
			schema={schema}
			texts={texts}
			toMail={({ subject, message }) => mailLink(mailTo, { subject, text: message })}
		>
			<TextField name="subject" label={messageForm.subject} length={limits.subject} required />
			<TextareaField name="message" label={texts.message} rows={8} length={limits.text} required />
			<TextField
				name="email"
				type="email"
				label={messageForm.email}
				hint={texts.emailHint}
				autoComplete="email"
			/>
		</MessageForm>
	);
}
