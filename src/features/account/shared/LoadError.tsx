import { useEffect, useState } from 'react';
import type { CallResult } from '#api/result.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { RetryNotice } from '#ui/feedback/Notice.tsx';
import { explain } from '#ui/form/field-errors.ts';
import { signInPath } from './account-paths.ts';

interface TroubleProps extends Pick<AreaProps, 'locale' | 'form' | 'area'> {
	result: Exclude<CallResult<unknown>, { kind: 'ok' | 'redirect' }>;
	onRetry: () => Promise<void>;
}

/** Says why something of the area could not be fetched; without a session it leads on instead. */
export function LoadError({ locale, form, area, result, onRetry }: TroubleProps) {
	const [messages, setMessages] = useState<string[]>([]);
	useEffect(() => {
		const codes = result.kind === 'failed' ? result.codes : [];
		if (codes.includes('NEEDS_LOGIN_REFRESH')) return location.replace(signInPath(locale));
		const wording = { texts: form, locale, loadMessages: () => loadMessages(locale) };
		void explain(result, wording).then((explained) => setMessages(explained.messages));
	}, [form, locale, result]);
	return <RetryNotice messages={messages} retry={area.retry} onRetry={onRetry} />;
}
