import { useEffect, useState } from 'react';
import { localePath } from '#i18n/paths.ts';
import { carrySecrets } from '#lib/address-secrets.ts';
import { interpolate } from '#lib/interpolate.ts';
import { ActionForm } from '#ui/ActionForm.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ScriptStatus } from '#ui/ScriptStatus.tsx';
import { guarded } from '../guarded.tsx';
import { useGuard } from '../guards.ts';
import type { Journey } from '../journey.ts';
import { LinkRow } from '../LinkRow.tsx';
import { findValidation, type Validation, validateAddress } from './validation.ts';

/** Validates a mail address once somebody presses the button: a mail scanner, which opens links, does not. */
export const ValidateEmail = guarded(function ValidateEmail({ locale, texts, form }: Journey<'validate'>) {
	useGuard('known-address', { locale, parts: 2 });
	const [state, setState] = useState<Validation>({ kind: 'finding' });
	useEffect(() => setState(findValidation()), []);
	useEffect(carrySecrets, []);
	const login = [localePath('/account/login', locale), texts.login] as const;
	const account = [localePath('/account', locale), texts.account] as const;
	const again = [localePath('/account/resend-verification', locale), texts.again] as const;
	if (state.kind === 'finding') return <ScriptStatus text={texts.finding} />;
	if (state.kind === 'missing') {
		return (
			<Notice tone="warn" title={texts.missingTitle}>
				<p>{texts.missing}</p>
				<LinkRow links={[again]} />
			</Notice>
		);
	}
	if (state.kind === 'done') {
		return (
			<Notice tone="success" title={texts.doneTitle} takesFocus>
				<p>{state.isSignedIn ? texts.doneSignedIn : texts.done}</p>
				<LinkRow links={[state.isSignedIn ? account : login]} />
			</Notice>
		);
	}
	if (state.kind === 'refused') {
		const onward = state.isSignedIn ? account : login;
		return (
			<Notice tone="warn" takesFocus>
				{state.messages.map((message) => (
					<p key={message}>{message}</p>
				))}
				<LinkRow links={state.isUsed ? [onward, again] : [again]} />
			</Notice>
		);
	}
	const { username } = state;
	const run = () => {
		setState({ kind: 'busy', username });
		void validateAddress(form, locale).then(setState);
	};
	return (
		<ActionForm
			what={interpolate(texts.whatNamed, { username })}
			submit={texts.submit}
			busy={texts.busy}
			isBusy={state.kind === 'busy'}
			problems={state.kind === 'ready' ? state.problems : []}
			onSubmit={run}
		/>
	);
});
