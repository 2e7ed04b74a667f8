import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { SharedFormTexts } from '#i18n/form-texts.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import type { MultiSelectOption, MultiSelectTexts } from '#ui/MultiSelect.tsx';
import { Notice } from '#ui/Notice.tsx';
import { AlertForm } from './AlertForm.tsx';
import styles from './Alerts.module.css';
import { type AlertLink, follow, type LinkOutcome, openedLink } from './alert-link.ts';

export interface AlertsProps {
	locale: Locale;
	texts: Omit<Resources['careers']['alerts'], 'title' | 'description' | 'intro'>;
	form: SharedFormTexts;
	/** The texts of both choices, but for what stands there while nothing is chosen. */
	select: Pick<MultiSelectTexts, 'clear' | 'none' | 'opensNewTab'>;
	all: Record<'location' | 'team', string>;
	places: MultiSelectOption[];
	teams: MultiSelectOption[];
}

type State =
	| { kind: 'form' }
	| { kind: 'asked' }
	| { kind: 'sending' }
	| { kind: 'followed'; outcome: LinkOutcome };

/** Mails about new positions: asks for them, and begins or stops them where a mail's link led here. */
export function Alerts(props: AlertsProps) {
	return (
		<ErrorBoundary texts={props.form.page} home={localePath('/', props.locale)}>
			<AlertStates {...props} />
		</ErrorBoundary>
	);
}

function AlertStates(props: AlertsProps) {
	const { texts, locale } = props;
	const [state, setState] = useState<State>({ kind: 'form' });
	const run = useCallback((link: AlertLink) => {
		setState({ kind: 'sending' });
		void follow(link).then((outcome) => setState({ kind: 'followed', outcome }));
	}, []);
	const [isRetried, setRetried] = useState(false);
	const open = useCallback(() => {
		const link = openedLink();
		if (link) run(link);
	}, [run]);
	useEffect(open, [open]);
	const retry = () => {
		setRetried(true);
		open();
	};
	if (state.kind === 'form') {
		return (
			<>
				<p className={styles.waiting}>{texts.sending}</p>
				<div className={styles.form}>
					<AlertForm {...props} onAsked={() => setState({ kind: 'asked' })} />
				</div>
			</>
		);
	}
	if (state.kind === 'sending') return <p role="status">{texts.sending}</p>;
	if (state.kind === 'asked') {
		return (
			<Notice tone="success" title={texts.askedTitle} takesFocus>
				<p>{texts.asked}</p>
				<Positions locale={locale} text={texts.positions} />
			</Notice>
		);
	}
	return <Followed {...props} outcome={state.outcome} isRetried={isRetried} retry={retry} />;
}

function Positions({ locale, text }: { locale: Locale; text: string }) {
	return (
		<a className={styles.link} href={localePath('/careers/search', locale)}>
			{text}
		</a>
	);
}

interface FollowedProps extends AlertsProps {
	outcome: LinkOutcome;
	isRetried: boolean;
	retry: () => void;
}

/** What became of a link. */
function Followed({ locale, texts, form, outcome, isRetried, retry }: FollowedProps) {
	if (outcome === 'failed') {
		return (
			<Notice tone="warn" takesFocus={isRetried}>
				<p>{form.unexpected}</p>
				<Button look="quiet" onClick={retry}>
					{texts.retry}
				</Button>
			</Notice>
		);
	}
	const [title, text] = {
		confirm: [texts.confirmedTitle, texts.confirmed],
		stop: [texts.stoppedTitle, texts.stopped],
		lapsed: [texts.lapsedTitle, texts.lapsed],
	}[outcome] as [string, string];
	return (
		<Notice tone={outcome === 'lapsed' ? 'warn' : 'success'} title={title} takesFocus>
			<p>{text}</p>
			{outcome === 'confirm' ? (
				<Positions locale={locale} text={texts.positions} />
			) : (
				<a className={styles.link} href={localePath('/careers/alerts', locale)}>
					{texts.again}
				</a>
			)}
		</Notice>
	);
}
