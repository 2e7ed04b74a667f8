import type { FormSchema } from '@formisch/react';
import type { ComponentProps } from 'react';
import type { Locale } from '#contract/locales.ts';
import { loadMessages } from '#i18n/messages.ts';
import { Form } from '#ui/form/Form.tsx';

type FormProps<Schema extends FormSchema, Success extends { kind: string }> = ComponentProps<
	typeof Form<Schema, Success>
>;

/** A form of the kit that speaks the page's language. */
export function AccountForm<Schema extends FormSchema, Success extends { kind: string }>(
	props: Omit<FormProps<Schema, Success>, 'loadMessages'> & { locale: Locale },
) {
	return <Form {...props} loadMessages={() => loadMessages(props.locale)} />;
}
