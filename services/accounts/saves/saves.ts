import type { DatabaseSync } from 'node:sqlite';
import type { Save, SaveWithSummary } from '#contract/endpoints/saves.ts';
import type { Platform } from '#contract/platforms.ts';
import { all, get } from '../../store/query.ts';

/** A cloud save as it is stored. */
export interface SaveRow {
	id: string;
	name: string;
	game: string;
	platform: Platform | null;
	summary: string;
	size: number;
	updated_at: number;
}

const columns = 'SELECT id, name, game, platform, summary, size, updated_at FROM cloud_save';

function present({ name, game, size, updated_at, platform }: SaveRow): Save {
	return { name, game, size, updatedAt: new Date(updated_at).toISOString(), platform };
}

/** The saves of a player, newest first. */
export function savesOf(db: DatabaseSync, userId: string): Save[] {
	return all<SaveRow>(db, `${columns} WHERE user_id = ? ORDER BY updated_at DESC`, userId).map(present);
}

export function findSave(db: DatabaseSync, userId: string, name: string): SaveRow | undefined {
	return get<SaveRow>(db, `${columns} WHERE user_id = ? AND name = ?`, userId, name);
}

export function findSaveById(db: DatabaseSync, id: string): SaveRow | undefined {
	return get<SaveRow>(db, `${columns} WHERE id = ?`, id);
}

export function presentWithSummary(row: SaveRow): SaveWithSummary {
	return { ...present(row), summary: row.summary };
}
