import { expect, test } from 'vitest';
import { sessionOf } from './account-client.ts';
import { origin, serviceKey, services, withOwnSandbox } from './own-services.ts';

withOwnSandbox();

async function ask(action: 'get' | 'download', name: string) {
	const headers = { 'X-Service-Key': serviceKey, Authorization: `Bearer ${await sessionOf('mira')}` };
	const address = `${origin()}/accounts/api/saves/${action}?${new URLSearchParams({ name })}`;
	const response = await fetch(address, { headers });
	return { status: response.status, body: await response.json() };
}

const writeSave = (bytes: string | null) =>
	services()
		.db.insertInto('cloud_save')
		.values({
			...{
				id: 'save-of-a-game',
				user_id: 'player-mira',
				name: 'Autosave 2',
				game: 'Lowtide',
				platform: null,
			},
			...{ summary: 'The causeway', size: 5, bytes, updated_at: Date.now() },
		})
		.execute();

test('[AC-14] a save that a game wrote is downloaded byte by byte', async () => {
	const file = Uint8Array.of(0, 255, 13, 10, 128);
	await writeSave(Buffer.from(file).toString('base64'));
	const { body } = await ask('download', 'Autosave 2');
	expect(await (await fetch(body.data.url)).bytes()).toEqual(file);
});

test('[AC-14] a save without its file is listed, and there is none to download', async () => {
	await writeSave(null);
	expect((await ask('get', 'Autosave 2')).body.data).toHaveProperty('summary', 'The causeway');
	const { status, body } = await ask('download', 'Autosave 2');
	expect([status, body.messages]).toEqual([404, ['SAVE_NOT_FOUND']]);
});
