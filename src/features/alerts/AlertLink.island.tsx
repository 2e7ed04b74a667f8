import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { confirm, stop } from '#contract/endpoints/job-alerts.ts';
import { confirmRelease, stopRelease } from '#contract/endpoints/release-alerts.ts';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { loadMessages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { carrySecrets, hasUsedSecrets, removeUrlSecrets, urlSecrets } from '#lib/url/url-secrets.ts';
import { ErrorBoundary } from '#ui/feedback/ErrorPage.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ScriptStatus } from '#ui/feedback/ScriptStatus.tsx';
import { ActionForm } from '#ui/form/ActionForm.tsx';
import { explain } from '#ui/form/field-errors.ts';
import styles from './AlertLink.module.css';

const actions = {
	jobs: { confirm, stop },
	releases: { confirm: confirmRelease, stop: stopRelease },
};

/** What alerts are of. */
type AlertTopic = keyof typeof actions;

/** What a link of a mail about alerts is for. */
type AlertAction = 'confirm' | 'stop';

/** Where a link of a mail stands; only a press of the button uses it. */
type AlertLinkState =
	| { kind: 'finding' }
	| { kind: 'missing' }
	/** `problems` say why the last try may be made again. */
	| { kind: 'ready'; problems: string[] }
	| { kind: 'busy' }
	| { kind: 'done' }
	/** It can never succeed. */
	| { kind: 'lapsed' };

/** What the page was opened with. */
function findAlertLink(): AlertLinkState {
	if (urlSecrets()[0]) return { kind: 'ready', problems: [] };
	return { kind: hasUsedSecrets() ? 'done' : 'missing' };
}

/** Does what a link is for. */
async function followAlertLink({
	topic,
	action,
	form: texts,
	locale,
}: AlertLinkProps): Promise<AlertLinkState> {
	const [token = ''] = urlSecrets();
	const result = await call(actions[topic][action], { token }, { handles: 'any' });
	if (result.kind === 'ok' || result.kind === 'redirect') {
		removeUrlSecrets(true);
		return { kind: 'done' };
	}
	if (result.kind === 'failed' && (result.status === 400 || result.status === 422)) return { kind: 'lapsed' };
	const { messages } = await explain(result, { texts, locale, loadMessages: () => loadMessages(locale) });
	return { kind: 'ready', problems: messages };
}

type LinkTexts = Resources['careers']['alertLink'];

interface Way {
	href: string;
	text: string;
}

interface AlertLinkProps {
	locale: Locale;
	topic: AlertTopic;
	action: AlertAction;
	texts: Pick<LinkTexts, 'finding' | 'missingTitle' | 'missing' | 'lapsedTitle' | 'contact'>;
	/** Those of the action alone. */
	own: Omit<LinkTexts[AlertAction], 'title' | 'description'>;
	/** Where alerts can be asked for. */
	again: Way;
	/** Where to go once they have begun. */
	onward: Way;
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

function AlertLinkStates(props: AlertLinkProps) {
	const { locale, action, texts, own } = props;
	const [state, setState] = useState<AlertLinkState>({ kind: 'finding' });
	useEffect(() => setState(findAlertLink()), []);
	useEffect(carrySecrets, []);
	const again = <WayLink {...props.again} />;
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
		return (
			<Notice tone="success" title={own.doneTitle} takesFocus>
				<p>{own.done}</p>
				{action === 'confirm' ? <WayLink {...props.onward} /> : again}
			</Notice>
		);
	}
	if (state.kind === 'lapsed') {
		const contact = <WayLink href={localePath('/contact', locale)} text={texts.contact} />;
		return (
			<Notice tone="warn" title={texts.lapsedTitle} takesFocus>
				<p>{own.lapsed}</p>
				{action === 'confirm' ? again : contact}
			</Notice>
		);
	}
	const run = () => {
		setState({ kind: 'busy' });
		void followAlertLink(props).then(setState);
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

function WayLink({ href, text }: Way) {
	return (
		<a className={styles.link} href={href}>
			{text}
		</a>
	);
}
