import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPages } from '#build/built-pages.ts';
import { PageInlineParts, type Policies } from '#build/csp.ts';
import { writeHeaders } from '#build/site-files.ts';
import { readThirdParties } from '#build/third-parties.ts';
import type { Environment } from '../../sandbox/environment.ts';
import { startOwnSite } from './own-site.ts';
import { required } from './required.ts';
import { ownSandbox } from './sandbox.ts';

export interface OwnPreview {
	origin: string;
	/** Has its services forget everything that was done. */
	forget(): Promise<void>;
	stop(): Promise<void>;
}

const asPreview: Environment = { CONTEXT: 'deploy-preview', PRODUCTION_HOSTS: 'accounts.studio.example' };

/** Its services are its own, too: what the check tries to sign in with counts for nobody else. */
async function ownServices() {
	const sandbox = await ownSandbox();
	const environment: Environment = {
		CMS_URL: `${sandbox.origin}/cms`,
		ACCOUNT_API_URL: `${sandbox.origin}/accounts`,
		ACCOUNT_SERVICE_KEY: sandbox.key,
		CMS_TOKEN: sandbox.key,
	};
	return { sandbox, environment };
}

async function policiesOf(dist: string): Promise<Policies> {
	const reader = new PageInlineParts(readThirdParties(process.env));
	for await (const page of readPages(dist)) reader.read(page);
	return reader.policies();
}

/** The site of this run as a preview: the same pages with what a preview's build writes beside them. */
export async function startOwnPreview(): Promise<OwnPreview> {
	const folder = await mkdtemp(join(tmpdir(), 'preview-'));
	const dist = join(folder, 'dist');
	await cp(required('TEST_DIST'), dist, { recursive: true, dereference: true });
	const policies = await policiesOf(dist);
	await writeHeaders(`${dist}/`, policies, { ...process.env, ...asPreview });
	const { sandbox, environment } = await ownServices();
	const site = await startOwnSite({ ...environment, ...asPreview, DIST: dist });
	return {
		origin: site.origin,
		forget: async () => void (await fetch(`${sandbox.origin}/control/reset`, { method: 'POST' })),
		async stop() {
			await site.stop();
			await sandbox.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
