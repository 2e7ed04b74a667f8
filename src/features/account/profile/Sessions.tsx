import { listSessions } from '#contract/endpoints/account-settings.ts';
import { Read } from '../reading/Read.tsx';
import type { SectionProps } from './account-props.ts';
import { Everywhere } from './Everywhere.tsx';
import { Section } from './Section.tsx';
import { SessionList } from './SessionList.tsx';

/** Where the player is signed in, to be signed out there or everywhere. */
export function Sessions(props: SectionProps) {
	const { texts } = props;
	return (
		<Section title={texts.sessions}>
			<Read {...props} endpoint={listSessions} input={{}} waiting={texts.sessionsLoading}>
				{(sessions, reading) => <SessionList {...props} sessions={sessions} reading={reading} />}
			</Read>
			<Everywhere {...props} />
		</Section>
	);
}
