import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { undoEmail } from '#contract/endpoints/account-settings.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { carrySecrets, hasUsedSecrets, removeUrlSecrets, urlSecrets } from '#lib/url/url-secrets.ts';
import { forgetSession } from '#stores/logout.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ScriptStatus } from '#ui/feedback/ScriptStatus.tsx';
import { ActionForm } from '#ui/form/ActionForm.tsx';
import { explain } from '#ui/form/field-errors.ts';
import { LinkRow } from '../shared/LinkRow.tsx';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';

/** Gives an account its former mail address back, once somebody presses the button: a mail scanner does not. */
export const UndoEmail = withGuard(function UndoEmail({ locale, texts, form }: AccountPageProps<'undo'>) {
	useGuard('known-address', { locale, parts: 1 });
	const [undo, setUndo] = useState<Undo>({ kind: 'finding' });
	useEffect(() => setUndo(findUndo()), []);
	useEffect(carrySecrets, []);
	const to = (path: string) => localePath(path, locale);
	const run = async () => {
		setUndo({ kind: 'busy' });
		const end = await takeBack(form, locale);
		if (end.kind === 'done') forgetSession();
		setUndo(end);
	};
	if (undo.kind === 'finding') return <ScriptStatus text={texts.finding} />;
	if (undo.kind === 'missing') {
		return (
			<Notice tone="warn" title={texts.missingTitle}>
				<p>{texts.missing}</p>
			</Notice>
		);
	}
	if (undo.kind === 'over') {
		return (
			<Notice tone="warn" takesFocus>
				<p>{texts.refused}</p>
				<LinkRow links={[[to('/support'), texts.support]]} />
			</Notice>
		);
	}
	if (undo.kind !== 'done') {
		return (
			<ActionForm
				what={texts.what}
				submit={texts.submit}
				busy={texts.busy}
				isBusy={undo.kind === 'busy'}
				problems={undo.kind === 'ready' ? undo.problems : []}
				onSubmit={run}
			/>
		);
	}
	const ways = [
		[to('/account/forgot-password'), texts.forgot],
		[to('/account/login'), texts.login],
	] as const;
	return (
		<Notice tone="success" title={texts.doneTitle} takesFocus>
			<p>{texts.done}</p>
			<LinkRow links={ways} />
		</Notice>
	);
});

/** Where the taking back of an address stands; only a press of the button begins it. */
type Undo =
	| { kind: 'finding' }
	| { kind: 'missing' }
	/** `problems` say why the last try may be made again. */
	| { kind: 'ready'; problems: string[] }
	| { kind: 'busy' }
	| { kind: 'done' }
	| { kind: 'over' };

/** What the page was opened with. */
function findUndo(): Undo {
	if (urlSecrets()[0]) return { kind: 'ready', problems: [] };
	return { kind: hasUsedSecrets() ? 'done' : 'missing' };
}

/** Gives the account its former address back with what the link carried. */
async function takeBack(texts: SharedFormTexts, locale: Locale): Promise<Undo> {
	const [token = ''] = urlSecrets();
	const result = await call(undoEmail, { token }, { handles: 'any' });
	if (result.kind === 'ok' || result.kind === 'redirect') {
		removeUrlSecrets(true);
		return { kind: 'done' };
	}
	if (result.kind === 'failed' && result.codes.includes('INCORRECT_EMAIL_TOKEN')) return { kind: 'over' };
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'ready', problems: messages };
}
