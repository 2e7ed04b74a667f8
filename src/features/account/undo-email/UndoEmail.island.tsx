import { useEffect, useState } from 'react';
import { localePath } from '#i18n/paths.ts';
import { carrySecrets } from '#lib/address-secrets.ts';
import { forgetSession } from '#stores/logout.ts';
import { ActionForm } from '#ui/ActionForm.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ScriptStatus } from '#ui/ScriptStatus.tsx';
import { guarded } from '../guarded.tsx';
import { useGuard } from '../guards.ts';
import type { Journey } from '../journey.ts';
import { LinkRow } from '../LinkRow.tsx';
import { findUndo, takeBack, type Undo } from './undo.ts';

/** Gives an account its former mail address back, once somebody presses the button: a mail scanner does not. */
export const UndoEmail = guarded(function UndoEmail({ locale, texts, form }: Journey<'undo'>) {
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
