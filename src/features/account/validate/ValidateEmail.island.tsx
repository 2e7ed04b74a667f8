import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { localePath } from '#i18n/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { guarded } from '../guarded.tsx';
import type { Journey } from '../journey.ts';
import { LinkRow } from '../LinkRow.tsx';
import { runValidation, type Validation } from './validation.ts';

/** Validates a mail address as soon as its link is opened by somebody with scripts, not by a mail scanner. */
export const ValidateEmail = guarded(function ValidateEmail({ locale, texts, form }: Journey<'validate'>) {
	const [state, setState] = useState<Validation>({ kind: 'sending' });
	const run = useCallback(() => {
		setState({ kind: 'sending' });
		void runValidation(form, locale).then(setState);
	}, [form, locale]);
	useEffect(run, [run]);
	const link = (path: string, text: string): ReactNode => (
		<LinkRow links={[[localePath(path, locale), text]]} />
	);
	if (state.kind === 'sending') {
		return (
			<>
				<noscript>
					<p>{form.noscript}</p>
				</noscript>
				<p role="status">{texts.sending}</p>
			</>
		);
	}
	if (state.kind === 'done') {
		return (
			<Notice tone="success" title={texts.doneTitle}>
				<p>{texts.done}</p>
				{link('/account/login', texts.login)}
			</Notice>
		);
	}
	if (state.kind === 'missing') {
		return (
			<Notice tone="warn" title={texts.missingTitle}>
				<p>{texts.missing}</p>
				{link('/account/resend-verification', texts.again)}
			</Notice>
		);
	}
	return (
		<Notice tone="warn">
			{state.messages.map((message) => (
				<p key={message}>{message}</p>
			))}
			{!state.isFinal && (
				<Button look="quiet" onClick={run}>
					{texts.retry}
				</Button>
			)}
			{link('/account/resend-verification', texts.again)}
		</Notice>
	);
});
