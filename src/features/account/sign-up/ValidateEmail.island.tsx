import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { validate } from '#contract/endpoints/account.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { carrySecrets, hasUsedSecrets, removeUrlSecrets, urlSecrets } from '#lib/url/url-secrets.ts';
import { hasSessionHint, recheckSession } from '#stores/session.store.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ScriptStatus } from '#ui/feedback/ScriptStatus.tsx';
import { ActionForm } from '#ui/form/ActionForm.tsx';
import { explain } from '#ui/form/field-errors.ts';
import { LinkRow } from '../shared/LinkRow.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';

/** Where the validation of an address stands; only a press of the button begins it. */
type Validation =
	| { kind: 'finding' }
	| { kind: 'missing' }
	/** `problems` say why the last try may be made again. */
	| { kind: 'ready'; username: string; problems: string[] }
	| { kind: 'busy'; username: string }
	| { kind: 'done'; isSignedIn: boolean }
	/** The link can never succeed; `isUsed` where it may have done so before, or need not. */
	| { kind: 'refused'; messages: string[]; isUsed: boolean; isSignedIn: boolean };

/** What the page was opened with. */
function findValidation(): Validation {
	const [username = '', token] = urlSecrets();
	if (token) return { kind: 'ready', username, problems: [] };
	return hasUsedSecrets() ? { kind: 'done', isSignedIn: hasSessionHint() } : { kind: 'missing' };
}

/** Whether somebody is signed in here; their profile is read anew, since it says that the address is verified. */
async function isSignedIn(): Promise<boolean> {
	return hasSessionHint() && (await recheckSession()).kind === 'ok';
}

const over: readonly string[] = ['NO_PENDING_EMAIL_VALIDATION', 'EMAIL_IN_USE'];

/** Validates the address with what the link carried. */
async function validateAddress(texts: SharedFormTexts, locale: Locale, damaged: string): Promise<Validation> {
	const [username = '', token = ''] = urlSecrets();
	const result = await call(validate, { username, token }, { handles: 'any' });
	if (result.kind === 'ok' || result.kind === 'redirect') {
		removeUrlSecrets(true);
		return { kind: 'done', isSignedIn: await isSignedIn() };
	}
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	const isFinal = result.kind === 'failed' && (result.status === 400 || result.status === 422);
	if (!isFinal) return { kind: 'ready', username, problems: messages };
	// Its parts are none that we send: what is wrong with one of them helps nobody.
	if (result.status === 400)
		return { kind: 'refused', messages: [damaged], isUsed: false, isSignedIn: await isSignedIn() };
	const isUsed = result.codes.some((code) => over.includes(code));
	return { kind: 'refused', messages, isUsed, isSignedIn: await isSignedIn() };
}

/** Validates a mail address once somebody presses the button: a mail scanner, which opens links, does not. */
export const ValidateEmail = withGuard(function ValidateEmail({
	locale,
	texts,
	form,
}: AccountPageProps<'validate'>) {
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
		void validateAddress(form, locale, texts.damaged).then(setState);
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
