import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/services/app.ts';

/** One fault as POST /control/faults takes it. */
export interface Fault {
	service: string;
	path?: string;
	mode: string;
	body?: string;
	rate?: number;
	times?: number;
}

/** A fault that has the CMS answer so there. */
export const answered = (path: string, body: unknown): Fault => ({
	service: 'cms',
	path,
	mode: 'body',
	body: JSON.stringify(body),
});

export interface OwnSandbox {
	origin: string;
	/** What its own services work with. */
	services: Sandbox['services'];
	/** The folder of its database. */
	data: string;
	/** What whoever asks it proves itself with, whichever service it is. */
	key: string;
	faults(...faults: Fault[]): Promise<void>;
	/** What a service was asked, as `METHOD path`. */
	asked(service: string): Promise<string[]>;
	/** The list that the CMS answers there. */
	entriesOf(path: string): Promise<Record<string, unknown>[]>;
	close(): Promise<void>;
}

const key = 'a key of this test only, long enough';

/** A sandbox of a test file's own, on a free port with data that go with it. */
export async function ownSandbox(more: Pick<SandboxOptions, 'preview'> = {}): Promise<OwnSandbox> {
	const data = await mkdtemp(join(tmpdir(), 'sandbox-'));
	const sandbox = await startSandbox({
		port: 0,
		data,
		siteUrl: 'http://localhost:8888',
		accountServiceKey: key,
		submissionsKey: key,
		botCheckSecret: key,
		botCheckSiteKey: 'sandbox',
		minimumAge: 16,
		smsCountries: ['BE', 'CA'],
		smsPerDay: 1000,
		cmsWebhookSecret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
		signingKey: key,
		...more,
	});
	const control = `${sandbox.origin}/control`;
	return {
		origin: sandbox.origin,
		services: sandbox.services,
		data,
		key,
		async faults(...faults) {
			await fetch(`${control}/faults`, { method: 'DELETE' });
			const headers = { 'Content-Type': 'application/json' };
			await fetch(`${control}/faults`, { method: 'POST', headers, body: JSON.stringify(faults) });
		},
		async asked(service) {
			const entries = (await (await fetch(`${control}/log`)).json()) as {
				service: string;
				method: string;
				path: string;
			}[];
			return entries
				.filter((entry) => entry.service === service)
				.map(({ method, path }) => `${method} ${path}`);
		},
		async entriesOf(path) {
			return (await (await fetch(`${sandbox.origin}/cms${path}`)).json()) as Record<string, unknown>[];
		},
		async close() {
			await sandbox.close();
			await rm(data, { recursive: true, force: true });
		},
	};
}
