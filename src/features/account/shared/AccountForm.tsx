import type { FormSchema } from '@formisch/react';
import { type ComponentProps, useEffect, useState } from 'react';
import type { CallResult } from '#api/result.ts';
import type { ErrorCode } from '#contract/codes.ts';
import type { Locale } from '#contract/locales.ts';
import { loadMessages } from '#i18n/messages.ts';
import { storesCookies } from '#lib/browser/cookie.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
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

/** Says so where the browser stores no cookies, without which nobody stays logged in; stands in a form. */
export function CookiesNeeded({ text }: { text: string }) {
	const [areBlocked, setBlocked] = useState(false);
	useEffect(() => setBlocked(!storesCookies()), []);
	return areBlocked && <Notice tone="warn">{text}</Notice>;
}

/** Puts the text of codes that concern one field at that field, unless the answer names it already. */
export function mapErrorsToFields<Data>(
	result: CallResult<Data>,
	fieldOf: Partial<Record<ErrorCode, string>>,
): CallResult<Data> {
	if (result.kind !== 'failed') return result;
	const placed = result.codes.flatMap((code): [string, string][] => {
		const field = fieldOf[code as ErrorCode];
		return field ? [[field, `msg.${code}`]] : [];
	});
	return { ...result, fields: { ...Object.fromEntries(placed), ...result.fields } };
}
