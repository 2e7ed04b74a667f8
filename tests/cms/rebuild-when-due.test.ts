import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { type OwnService, startOwnService } from '../support/own-service.ts';

const hour = 3_600_000;
const secret = '/build_hooks/5f1e';

let service: OwnService | undefined;
/** How the command showed that it knows the build hook. */
let proofs: string[] = [];
afterEach(() => service?.stop());

interface Live {
	manifest?: unknown;
	hookStatus?: number;
	/** What its function answers; 404 where it has no build hook. */
	clock?: [status: number, body: unknown];
}

/** A live site and its build hook, which say what they were asked. */
async function start({ manifest, hookStatus = 200, clock = [404, {}] }: Live) {
	const asked: string[] = [];
	proofs = [];
	service = await startOwnService((_number, { method, url = '', headers }, response) => {
		const answers: Record<string, [number, unknown]> = {
			'/api/hooks/clock': clock,
			[secret]: [hookStatus, {}],
			'/content-manifest.json': manifest ? [200, manifest] : [404, {}],
		};
		const [status, body] = answers[url] ?? [404, {}];
		if (method === 'POST') asked.push(url);
		if (url === '/api/hooks/clock') proofs.push(headers.authorization ?? '');
		response.writeHead(status).end(JSON.stringify(body));
	});
	return { asked, SITE_URL: service.url, BUILD_HOOK_URL: service.url + secret };
}

/** The scheduled command, with its exit code and all that it says. */
async function run(environment: Record<string, string>) {
	const { SITE_URL: _, BUILD_HOOK_URL: __, ...rest } = process.env;
	const options = { env: { ...rest, ...environment } };
	const command = promisify(execFile)(process.execPath, ['src/build/rebuild-when-due.main.ts'], options);
	return command.then(
		({ stdout }) => ({ code: 0, said: stdout }),
		({ code, stdout, stderr }: Record<string, string>) => ({ code, said: `${stdout}${stderr}` }),
	);
}

const inTime = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const clockPath = '/api/hooks/clock';

describe('the scheduled command', () => {
	it.each([
		[{ started: true, next: null }, 'A build was started. Nothing else waits.\n'],
		[{ started: false, next: '2030-01-01T00:00:00.000Z' }, 'No build was due. What waits is due at 2030'],
	])('[PB-02] has the site start what is due, so that it counts: %j', async (data, said) => {
		const manifest = { nextChange: inTime(-hour) };
		const { asked, ...environment } = await start({ manifest, clock: [200, { status: true, data }] });
		expect(await run(environment)).toEqual({ code: 0, said: expect.stringContaining(said) });
		expect(asked).toEqual([clockPath]);
		const proof = hash('sha256', `clock ${environment.BUILD_HOOK_URL}`);
		expect(proofs).toEqual([`Bearer ${proof}`]);
	});

	it.each([401, 500, 503])(
		'fails where the site answers %i, and passes its limits by for nothing',
		async (status) => {
			const manifest = { nextChange: inTime(-hour) };
			const { asked, ...environment } = await start({ manifest, clock: [status, {}] });
			const said = `The site answered ${status}.\n`;
			expect(await run(environment)).toEqual({ code: 1, said });
			expect(asked).toEqual([clockPath]);
		},
	);

	it.each(['SITE_URL', 'BUILD_HOOK_URL'])('does nothing, and no harm, without %s', async (name) => {
		const { asked, ...environment } = await start({ manifest: { nextChange: inTime(-hour) } });
		expect(await run({ ...environment, [name]: '' })).toEqual({
			code: 0,
			said: expect.stringContaining('Skipped'),
		});
		expect(asked).toEqual([]);
	});
});

describe('where the site has no build hook, the scheduled command', () => {
	it('starts a build where something is due', async () => {
		const { asked, ...environment } = await start({ manifest: { nextChange: inTime(-hour) } });
		expect(await run(environment)).toEqual({
			code: 0,
			said: expect.stringContaining('A build was started'),
		});
		expect(asked).toEqual([clockPath, secret]);
	});

	it.each([
		['nothing is due yet', { nextChange: inTime(hour) }, 'Nothing is due before'],
		['nothing ever will be', {}, 'Nothing will be due'],
	])('starts none where %s', async (_name, manifest, said) => {
		const { asked, ...environment } = await start({ manifest });
		expect(await run(environment)).toEqual({ code: 0, said: expect.stringContaining(said) });
		expect(asked).toEqual([clockPath]);
	});

	it.each([
		['the site has no manifest', undefined, 200, 'The site answered 404'],
		['the hook refuses', { nextChange: inTime(-hour) }, 404, 'The build hook answered 404'],
	])('fails where %s, and prints no address', async (_name, manifest, hookStatus, why) => {
		const { asked: _asked, ...environment } = await start({ manifest, hookStatus });
		const { code, said } = await run(environment);
		expect([code, said]).toEqual([1, expect.stringContaining(why)]);
		expect(said).not.toContain(secret);
	});

	it('fails where nothing answers, and prints no address', async () => {
		const { SITE_URL } = await start({ manifest: { nextChange: inTime(-hour) } });
		const { code, said } = await run({ SITE_URL, BUILD_HOOK_URL: `http://127.0.0.1:9${secret}` });
		expect([code, said]).toEqual([1, 'The build hook did not answer.\n']);
	});
});
