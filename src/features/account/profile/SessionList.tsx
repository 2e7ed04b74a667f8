import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { revokeSession, type Session } from '#contract/endpoints/account-settings.ts';
import { formatMoment } from '#i18n/formats.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { News } from '../News.tsx';
import type { Reading } from '../reading/use-reading.ts';
import { StateMark } from '../StateMark.tsx';
import type { SectionProps } from './account-props.ts';
import styles from './SessionList.module.css';

interface SessionListProps extends Pick<SectionProps, 'locale' | 'texts'> {
	sessions: Session[];
	reading: Reading<Session[]>;
}

/** Each device by its name, this one first; the others can be signed out. */
export function SessionList({ locale, texts, sessions, reading }: SessionListProps) {
	const [news, setNews] = useState('');
	const list = useRef<HTMLUListElement>(null);
	const nameOf = ({ device }: Session) => device || texts.unknownDevice;
	const revoke = async (session: Session) => {
		const result = await call(revokeSession, { id: session.id }, { untold: ['NOT_FOUND'] });
		const isOver = result.kind === 'ok' || (result.kind === 'failed' && result.codes.includes('NOT_FOUND'));
		if (!isOver) return;
		setNews(interpolate(texts.revoked, { device: nameOf(session) }));
		// Its button goes, and with it the focus.
		list.current?.focus();
		await reading.change((known) => known.filter(({ id }) => id !== session.id));
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
								<StateMark isOn>{texts.thisDevice}</StateMark>
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
			<News text={news} />
		</>
	);
}
