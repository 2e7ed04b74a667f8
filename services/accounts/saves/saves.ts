import type { Selectable } from 'kysely';
import type { Save, SaveWithSummary } from '#contract/endpoints/saves.ts';
import type { Platform } from '#contract/platforms.ts';
import type { Db } from '../../store/store.ts';
import type { CloudSaveTable } from '../../store/tables.ts';

const columns = ['id', 'name', 'game', 'platform', 'summary', 'size', 'updated_at'] as const;

/** A cloud save as it is stored. */
export type SaveRow = Pick<Selectable<CloudSaveTable>, (typeof columns)[number]>;

function present({ name, game, size, updated_at, platform }: SaveRow): Save {
	return {
		name,
		game,
		size,
		updatedAt: new Date(updated_at).toISOString(),
		platform: platform as Platform | null,
	};
}

/** The saves of a player, newest first. */
export async function savesOf(db: Db, userId: string): Promise<Save[]> {
	const rows = await db
		.selectFrom('cloud_save')
		.select(columns)
		.where('user_id', '=', userId)
		.orderBy('updated_at', 'desc')
		.execute();
	return rows.map(present);
}

export function findSave(db: Db, userId: string, name: string): Promise<SaveRow | undefined> {
	return db
		.selectFrom('cloud_save')
		.select(columns)
		.where('user_id', '=', userId)
		.where('name', '=', name)
		.executeTakeFirst();
}

/** The id of a save that there is a file of. */
export function findDownload(db: Db, userId: string, name: string): Promise<{ id: string } | undefined> {
	return db
		.selectFrom('cloud_save')
		.select('id')
		.where('user_id', '=', userId)
		.where('name', '=', name)
		.where('bytes', 'is not', null)
		.executeTakeFirst();
}

/** The file of a save and what it is called; undefined where there is no such save, or none with a file. */
export async function findSaveFile(
	db: Db,
	id: string,
): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> } | undefined> {
	const save = await db
		.selectFrom('cloud_save')
		.select(['name', 'bytes'])
		.where('id', '=', id)
		.executeTakeFirst();
	if (save?.bytes == null) return undefined;
	return { name: save.name, bytes: new Uint8Array(Buffer.from(save.bytes, 'base64')) };
}

export function presentWithSummary(row: SaveRow): SaveWithSummary {
	return { ...present(row), summary: row.summary };
}
