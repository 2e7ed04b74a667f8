import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPress, loadPressPacks } from '#cms/collections/press.ts';
import { ownSandbox } from '../support/sandbox.ts';

let server: Server;
let url: string;

beforeEach(async () => {
	server = createServer((request, response) => {
		const isPress = request.url?.startsWith('/api/presses');
		const file = { label: 'x', archive: false, id: 'x', file: { url } };
		const press = { pageBlocks: [], facts: [], contacts: [], packs: [{ title: 'Lowtide', files: [file] }] };
		response.end(isPress ? JSON.stringify(press) : 'bytes');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	process.env.CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

it.each([
	['/media/une%20cl%C3%A9.png', 'une clé.png'],
	['/media/..%2f..%2fx.bat', 'x.bat'],
	['/media/..%5C..%5cx.bat', 'x.bat'],
	['/media/a%00%0Ab.png', 'ab.png'],
	['/media/', 'x'],
	['/media/..%2f', 'x'],
	['/media/..%2f..', 'x'],
])('a file of a press pack at %s is named %s, which leads nowhere else', async (address, name) => {
	url = address;
	const [pack] = await loadPressPacks('en');
	expect(pack?.files[0]?.fileName).toBe(name);
});

it('an address of a file that says nothing is named with its field', async () => {
	url = '/media/%zz.png';
	await expect(loadPressPacks('en')).rejects.toThrow(
		/^CMS collection "presses": has a % that stands for no sign \(field packs.*0.*files.*0.*file\.url\), from http.*\/api\/presses/,
	);
});

it('the demo studio has browsers save the files of packs, and open other pictures', async () => {
	const sandbox = await ownSandbox();
	process.env.CMS_URL = `${sandbox.origin}/cms`;
	const { packs, pageBlocks } = await loadPress('en');
	const pictures = pageBlocks.flatMap((block) => (block.type === 'images' ? block.images : []));
	const shown = pictures.map(({ url: address }) => address);
	const files = packs.flatMap((pack) => pack.files.map(({ file }) => file.url));
	const dispositionOf = async (address: string) => (await fetch(address)).headers.get('Content-Disposition');
	const [saved = ''] = files.filter((address) => !shown.includes(address));
	expect(await dispositionOf(saved)).toBe('attachment');
	for (const address of shown) expect(await dispositionOf(address)).toBeNull();
	await sandbox.close();
});
