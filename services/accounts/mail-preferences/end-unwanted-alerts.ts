import type { OptionalMailKind } from '#contract/endpoints/mails.ts';
import { type AlertKind, confirmedAlertsOf, stopAlert } from '../../forms/alerts/alerts.ts';
import type { Db } from '../../store/store.ts';
import type { UserRow } from '../users.ts';
import { readPreferences } from './preferences.ts';

const alertKinds: Partial<Record<OptionalMailKind, AlertKind>> = { jobs: 'job', releases: 'release' };

/**
 * Ends the alerts of kinds that a player has switched off, before the account is deleted or leaves its address: nothing
 * would hold them back from there on.
 */
export async function endUnwantedAlerts(db: Db, user: UserRow): Promise<void> {
	if (user.email_verified === 0) return;
	for (const { kind, state } of await readPreferences(db, user)) {
		const alertKind = alertKinds[kind];
		if (state === 'on' || !alertKind) continue;
		for (const { id } of await confirmedAlertsOf(db, alertKind, user.email)) await stopAlert(db, id);
	}
}
