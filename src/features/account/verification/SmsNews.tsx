import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { resendCode } from '#contract/endpoints/account.ts';
import type { AreaProps } from '#i18n/area-props.ts';
import { loadMessages } from '#i18n/messages.ts';
import { explain } from '#ui/form/field-errors.ts';

interface SmsNewsProps extends Pick<AreaProps, 'locale' | 'form'> {
	text: string;
}

/** Has a text message with a code sent, once, and says so, or why not. */
export function SmsNews({ locale, form, text }: SmsNewsProps) {
	const [news, setNews] = useState(text);
	// biome-ignore lint/correctness/useExhaustiveDependencies: one message for one opening
	useEffect(() => {
		void call(resendCode, {}, { untold: 'any' }).then(async (result) => {
			if (result.kind === 'ok' || result.kind === 'redirect') return;
			const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
			setNews((await explain(result, wording)).messages.join(' '));
		});
	}, []);
	return <p role="status">{news}</p>;
}
