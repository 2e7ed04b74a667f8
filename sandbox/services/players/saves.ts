import { createCipheriv, createHash } from 'node:crypto';
import type { SaveRow } from '#services/accounts/saves/saves.ts';
import type { Db } from '#services/store/store.ts';

interface DemoSave extends Omit<SaveRow, 'updated_at'> {
	hoursAgo: number;
}

const savesOfMira: readonly DemoSave[] = [
	{
		id: '0b6c2f0e-5a34-4a0f-9a3c-1d8f0c7e4b11',
		name: 'Lamplighter’s watch',
		game: 'Emberwick',
		platform: 'steam',
		summary: 'Chapter 4, The Long Thaw · 31 of 40 lamps lit · 18 h 20 min',
		size: 148_275,
		hoursAgo: 5,
	},
	{
		id: '5f1f9a52-8d8a-4a0e-8f0e-7c2b7f2f3a42',
		name: 'Brine Gate, before the vote',
		game: 'The Salt Crown',
		platform: null,
		summary: 'Act II · House Amaury · day 112 · 42 h 05 min',
		size: 1_204_224,
		hoursAgo: 50,
	},
	{
		id: 'b7a5c0d3-1a44-4c1e-a1a6-5d0a6a2f9c73',
		name: 'Two moons, second reign',
		game: 'A Quarrel of Moons',
		platform: 'steam',
		summary: 'Reign 2 · the pale moon leads by three · 9 h 48 min',
		size: 65_536,
		hoursAgo: 24 * 19,
	},
	{
		id: 'e2d94b16-7c0f-4b8b-9a51-3f6e8d1c5b04',
		name: 'Autosave',
		game: 'Lowtide',
		platform: null,
		summary: 'The causeway · 3 of 7 bells heard · 2 h 31 min',
		size: 9_830,
		hoursAgo: 24 * 140,
	},
];

/** What a game would write: a head that it knows, then bytes that are the same after every start. */
function fileOf({ id, size }: DemoSave): string {
	const key = createHash('sha256').update(id).digest();
	const bytes = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(new Uint8Array(size));
	bytes.write('TTSAVE1\n');
	return bytes.toString('base64');
}

const files = savesOfMira.map((save) => ({ ...save, bytes: fileOf(save) }));

/** What mira has played. */
export async function seedSaves(db: Db, now: number): Promise<void> {
	const rows = files.map(({ hoursAgo, ...save }) => ({
		...save,
		user_id: 'player-mira',
		updated_at: now - hoursAgo * 3_600_000,
	}));
	await db.insertInto('cloud_save').values(rows).execute();
}
