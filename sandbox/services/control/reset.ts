import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '#services/store/transaction.ts';
import type { Clock } from '../../store/clock.ts';
import { readSetting, writeSetting } from '../../store/settings.ts';
import { restoreCms, seedCms } from '../cms.ts';
import { seedIdentities } from '../platforms/identities.ts';
import { preparePlayers } from '../players/seed-players.ts';
import { tableNames } from './state.ts';

const lasting = new Set(['migration', 'setting', 'cms_entry']);

/** Fills a new database; one that was filled before only gets what is new in the demo content. */
export async function seedAtStart(db: DatabaseSync, clock: Clock): Promise<void> {
	if (readSetting(db, 'seeded') !== 'yes') await reset(db, clock);
	else transaction(db, () => seedCms(db));
}

/** Empties everything, sets the clock right and seeds again, whole or not at all. */
export async function reset(db: DatabaseSync, clock: Clock): Promise<void> {
	const addPlayers = await preparePlayers();
	transaction(db, () => {
		db.exec('PRAGMA defer_foreign_keys = ON');
		for (const table of tableNames(db)) if (!lasting.has(table)) db.exec(`DELETE FROM "${table}"`);
		clock.setOffset(0);
		addPlayers(db, clock.now());
		seedIdentities(db);
		restoreCms(db);
		writeSetting(db, 'seeded', 'yes');
	});
}
