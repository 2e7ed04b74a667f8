import { useState } from 'react';
import { listSecurityEvents, type SecurityEvent } from '#contract/endpoints/sessions.ts';
import { formatMoment } from '#i18n/formats.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { AccountData } from '../shared/AccountData.tsx';
import type { SectionProps } from './account-props.ts';
import { Section } from './Section.tsx';
import styles from './Sessions.module.css';

const shownAtFirst = 5;

/** What happened to the security of the account, for its owner to recognise. */
export function SecurityHistory(props: SectionProps) {
	const { texts } = props;
	return (
		<Section title={texts.history}>
			<p>{texts.historyLead}</p>
			<AccountData {...props} endpoint={listSecurityEvents} input={{}} waiting={texts.historyLoading}>
				{(events) => <EventList {...props} events={events} />}
			</AccountData>
		</Section>
	);
}

/** The newest events, and the others once they are asked for. */
function EventList({ events, ...props }: SectionProps & { events: SecurityEvent[] }) {
	const { texts } = props;
	const [isWhole, setWhole] = useState(false);
	if (events.length === 0) return <p>{texts.historyNone}</p>;
	const shown = isWhole ? events : events.slice(0, shownAtFirst);
	return (
		<>
			<ol className={styles.list} aria-label={texts.history}>
				{shown.map((event) => (
					<EventRow key={`${event.at} ${event.kind}`} {...props} event={event} />
				))}
			</ol>
			{shown.length < events.length && (
				<div className={styles.action}>
					<Button look="quiet" onClick={() => setWhole(true)}>
						{interpolate(texts.historyAll, { count: String(events.length) })}
					</Button>
				</div>
			)}
		</>
	);
}

function EventRow({ locale, texts, platforms, event }: SectionProps & { event: SecurityEvent }) {
	const { kind, device, platform, at } = event;
	return (
		<li className={styles.row}>
			<span className={styles.device}>
				{interpolate(texts.events[kind], { platform: platform ? platforms[platform] : '' })}
			</span>
			<span className={styles.seen}>{device || texts.unknownDevice}</span>
			<time className={styles.end} dateTime={at}>
				{formatMoment(at, locale)}
			</time>
		</li>
	);
}
