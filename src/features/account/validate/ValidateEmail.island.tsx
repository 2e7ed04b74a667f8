import { useCallback, useEffect, useState } from 'react';
import { localePath } from '#i18n/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { carrySecrets } from '../address-secrets.ts';
import { guarded } from '../guarded.tsx';
import { useGuard } from '../guards.ts';
import type { Journey } from '../journey.ts';
import { LinkRow } from '../LinkRow.tsx';
import { Waiting } from '../Waiting.tsx';
import { runValidation, type Validation } from './validation.ts';

/** Validates a mail address as soon as its link is opened by somebody with scripts, not by a mail scanner. */
export const ValidateEmail = guarded(function ValidateEmail({ locale, texts, form }: Journey<'validate'>) {
	useGuard('known-address', { locale, parts: 2 });
	const [state, setState] = useState<Validation>({ kind: 'sending' });
	const [isRetried, setRetried] = useState(false);
	const run = useCallback(() => {
		setState({ kind: 'sending' });
		void runValidation(form, locale).then(setState);
	}, [form, locale]);
	const retry = () => {
		setRetried(true);
		run();
	};
	useEffect(run, [run]);
	useEffect(carrySecrets, []);
	const login = [localePath('/account/login', locale), texts.login] as const;
	const again = [localePath('/account/resend-verification', locale), texts.again] as const;
	if (state.kind === 'sending') return <Waiting text={texts.sending} noscript={texts.noscript} />;
	if (state.kind === 'done') {
		return (
			<Notice tone="success" title={texts.doneTitle} takesFocus>
				<p>{texts.done}</p>
				<LinkRow links={[login]} />
			</Notice>
		);
	}
	if (state.kind === 'missing') {
		return (
			<Notice tone="warn" title={texts.missingTitle}>
				<p>{texts.missing}</p>
				<LinkRow links={[again]} />
			</Notice>
		);
	}
	return (
		<Notice tone="warn" takesFocus={isRetried}>
			{state.messages.map((message) => (
				<p key={message}>{message}</p>
			))}
			{!state.isFinal && (
				<Button look="quiet" onClick={retry}>
					{texts.retry}
				</Button>
			)}
			<LinkRow links={state.isOver ? [login, again] : [again]} />
		</Notice>
	);
});
