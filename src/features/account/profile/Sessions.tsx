import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import { globalLogout } from '#contract/endpoints/account-settings.ts';
import {
	listSessions,
	revokeOtherSessions,
	revokeSession,
	type Session,
} from '#contract/endpoints/sessions.ts';
import { formatMoment } from '#i18n/formats.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { leaveSession } from '#stores/logout.ts';
import { Button } from '#ui/Button.tsx';
import { AccountData } from '../shared/AccountData.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import type { AccountState } from '../shared/use-account-data.ts';
import type { SectionProps } from './account-props.ts';
import { Section } from './Section.tsx';
import styles from './Sessions.module.css';

/** Where the player is signed in, to be signed out there or everywhere. */
export function Sessions(props: SectionProps) {
	const { texts } = props;
	return (
		<Section title={texts.sessions}>
			<AccountData {...props} endpoint={listSessions} input={{}} waiting={texts.sessionsLoading}>
				{(sessions, reading) => <SessionList {...props} sessions={sessions} reading={reading} />}
			</AccountData>
			<Everywhere {...props} />
		</Section>
	);
}

interface SessionListProps extends Pick<SectionProps, 'locale' | 'texts'> {
	sessions: Session[];
	reading: AccountState<Session[]>;
}

/** Each device by its name, this one first; the others can be signed out, one by one or together. */
function SessionList({ locale, texts, sessions, reading }: SessionListProps) {
	const [news, setNews] = useState('');
	const list = useRef<HTMLUListElement>(null);
	const nameOf = ({ device }: Session) => device || texts.unknownDevice;
	const revoke = async (session: Session) => {
		const result = await call(revokeSession, { id: session.id }, { handles: ['NOT_FOUND'] });
		const isOver = result.kind === 'ok' || (result.kind === 'failed' && result.codes.includes('NOT_FOUND'));
		if (!isOver) return;
		setNews(interpolate(texts.revoked, { device: nameOf(session) }));
		// Its button goes, and with it the focus.
		list.current?.focus();
		await reading.change((known) => known.filter(({ id }) => id !== session.id));
	};
	const revokeOthers = async () => {
		const result = await call(revokeOtherSessions, {});
		if (result.kind !== 'ok') return;
		setNews(texts.othersEnded);
		list.current?.focus();
		await reading.change((known) => known.filter(({ current }) => current));
	};
	return (
		<>
			<ul ref={list} className={styles.list} aria-label={texts.sessions} tabIndex={-1}>
				{sessions.map((session) => (
					<li key={session.id} className={styles.row}>
						<span className={styles.device}>{nameOf(session)}</span>
						{!session.current && (
							<span className={styles.seen}>
								{interpolate(texts.lastSeen, { date: formatMoment(session.lastSeen, locale) })}
							</span>
						)}
						<span className={styles.end}>
							{session.current ? (
								<StatusBadge isOn>{texts.thisDevice}</StatusBadge>
							) : (
								<Button
									look="plain"
									aria-label={interpolate(texts.revokeName, { device: nameOf(session) })}
									onClick={() => revoke(session)}
								>
									{texts.revoke}
								</Button>
							)}
						</span>
					</li>
				))}
			</ul>
			<StatusMessage text={news} />
			{sessions.length > 1 && (
				<div className={styles.action}>
					<Button look="quiet" onClick={revokeOthers}>
						{texts.others}
					</Button>
				</div>
			)}
		</>
	);
}

/** Signs out every device, once asked whether it is meant. */
function Everywhere(props: SectionProps) {
	const { texts } = props;
	const [isAsking, setAsking] = useState(false);
	return (
		<>
			<div className={styles.action}>
				<Button look="quiet" onClick={() => setAsking(true)}>
					{texts.everywhere}
				</Button>
			</div>
			{isAsking && <EverywhereQuestion {...props} onCancel={() => setAsking(false)} />}
		</>
	);
}

function EverywhereQuestion({ onCancel, ...props }: SectionProps & { onCancel: () => void }) {
	const { locale, area, texts } = props;
	const [isBusy, setBusy] = useState(false);
	const [result, setResult] = useState<CallResult<null>>();
	const end = async () => {
		setBusy(true);
		const answer = await call(globalLogout, {}, { handles: 'any' });
		if (answer.kind === 'ok') return leaveSession(localePath('/account/login', locale));
		setResult(answer);
		setBusy(false);
	};
	return (
		<ConfirmDialog
			area={area}
			texts={{ title: texts.everywhereTitle, confirm: texts.everywhere, cancel: texts.cancel }}
			isBusy={isBusy}
			onConfirm={end}
			onCancel={onCancel}
		>
			{result && result.kind !== 'ok' && result.kind !== 'redirect' && (
				<LoadError {...props} result={result} onRetry={end} />
			)}
			<p>{texts.everywhereLead}</p>
		</ConfirmDialog>
	);
}
