import { announceNewJobs } from '#services/forms/alerts/jobs/new-jobs.ts';
import { transaction as inTransaction } from '#services/store/transaction.ts';
import type { Clock } from '../../store/clock.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { transaction } from '../../store/transaction.ts';
import { restoreCms, seedCms } from '../cms.ts';
import type { SandboxContext } from '../context.ts';
import { seedIdentities } from '../platforms/identities.ts';
import { preparePlayers } from '../players/seed-players.ts';
import { tableNames, tablesOf } from './state.ts';

const lasting = new Set(['migration', 'setting', 'cms_entry']);

interface Seeded extends Pick<SandboxContext, 'db' | 'services'> {
	clock: Clock;
}

/** Fills new databases; those that were filled before only get what is new in the demo content. */
export async function seedAtStart(controls: Seeded): Promise<void> {
	const { db } = controls;
	const isSeeded = readSetting(db, 'seeded') === 'yes' && (await hasPlayers(controls));
	if (isSeeded) transaction(db, () => seedCms(db));
	else await reset(controls);
}

async function hasPlayers({ services }: Seeded): Promise<boolean> {
	const anyone = await services.db.selectFrom('user').select('id').limit(1).executeTakeFirst();
	return anyone !== undefined;
}

/** Empties everything, sets the clock right and seeds again. */
export async function reset(controls: Seeded): Promise<void> {
	const { db, clock, services } = controls;
	transaction(db, () => {
		for (const table of tableNames(db)) if (!lasting.has(table)) db.exec(`DELETE FROM "${table}"`);
		clock.setOffset(0);
		seedIdentities(db);
		restoreCms(db);
	});
	const addPlayers = await preparePlayers();
	await inTransaction(services, async (services) => {
		// Rows that belong to others go with these.
		for (const table of await tablesOf(services.db)) await services.db.deleteFrom(table).execute();
		await addPlayers(services.db, clock.now());
	});
	// The jobs of the demo content are no news.
	await announceNewJobs(services);
	writeSetting(db, 'seeded', 'yes');
}
