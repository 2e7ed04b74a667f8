import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { carrySecrets } from '#lib/address-secrets.ts';
import { ActionForm } from '#ui/ActionForm.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ScriptStatus } from '#ui/ScriptStatus.tsx';
import styles from './Alerts.module.css';
import { type AlertAction, type AlertLinkState, findAlertLink, followAlertLink } from './alert-link.ts';

type LinkTexts = Resources['careers']['alertLink'];

interface AlertLinkProps {
	locale: Locale;
	action: AlertAction;
	texts: Omit<LinkTexts, AlertAction>;
	/** Those of the action alone. */
	own: Omit<LinkTexts[AlertAction], 'title' | 'description'>;
	form: SharedFormTexts;
}

/** Begins or stops alerts once somebody presses the button: a mail scanner, which opens links, does not. */
export function AlertLink(props: AlertLinkProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<AlertLinkStates {...props} />
		</ErrorBoundary>
	);
}

function AlertLinkStates({ locale, action, texts, own, form }: AlertLinkProps) {
	const [state, setState] = useState<AlertLinkState>({ kind: 'finding' });
	useEffect(() => setState(findAlertLink()), []);
	useEffect(carrySecrets, []);
	const again = <Way href={localePath('/careers/alerts', locale)}>{texts.again}</Way>;
	if (state.kind === 'finding') return <ScriptStatus text={texts.finding} />;
	if (state.kind === 'missing') {
		return (
			<Notice tone="warn" title={texts.missingTitle}>
				<p>{texts.missing}</p>
				{again}
			</Notice>
		);
	}
	if (state.kind === 'done') {
		const positions = <Way href={localePath('/careers/search', locale)}>{texts.positions}</Way>;
		return (
			<Notice tone="success" title={own.doneTitle} takesFocus>
				<p>{own.done}</p>
				{action === 'confirm' ? positions : again}
			</Notice>
		);
	}
	if (state.kind === 'lapsed') {
		const contact = <Way href={localePath('/contact', locale)}>{texts.contact}</Way>;
		return (
			<Notice tone="warn" title={texts.lapsedTitle} takesFocus>
				<p>{own.lapsed}</p>
				{action === 'confirm' ? again : contact}
			</Notice>
		);
	}
	const run = () => {
		setState({ kind: 'busy' });
		void followAlertLink(action, form, locale).then(setState);
	};
	return (
		<ActionForm
			what={own.what}
			submit={own.submit}
			busy={own.busy}
			isBusy={state.kind === 'busy'}
			problems={state.kind === 'ready' ? state.problems : []}
			onSubmit={run}
		/>
	);
}

function Way({ href, children }: { href: string; children: string }) {
	return (
		<a className={styles.link} href={href}>
			{children}
		</a>
	);
}
