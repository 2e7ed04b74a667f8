import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { type OwnService, startOwnService } from '../support/own-service.ts';

const hour = 3_600_000;
const secret = '/build_hooks/5f1e';

let service: OwnService | undefined;
afterEach(() => service?.stop());

/** A live site and its build hook, which says what it was asked. */
async function start(manifest: unknown, hookStatus = 200) {
	const asked: string[] = [];
	service = await startOwnService((_number, { method, url = '' }, response) => {
		const isHook = url === secret;
		if (isHook) asked.push(`${method}`);
		const status = isHook ? hookStatus : manifest ? 200 : 404;
		response.writeHead(status).end(JSON.stringify(manifest ?? {}));
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

it('starts a build where something is due', async () => {
	const { asked, ...environment } = await start({ nextChange: inTime(-hour) });
	expect(await run(environment)).toEqual({
		code: 0,
		said: expect.stringContaining('A build was started'),
	});
	expect(asked).toEqual(['POST']);
});

it.each([
	['nothing is due yet', { nextChange: inTime(hour) }, 'Nothing is due before'],
	['nothing ever will be', {}, 'Nothing will be due'],
])('starts none where %s', async (_name, manifest, said) => {
	const { asked, ...environment } = await start(manifest);
	expect(await run(environment)).toEqual({ code: 0, said: expect.stringContaining(said) });
	expect(asked).toEqual([]);
});

it.each(['SITE_URL', 'BUILD_HOOK_URL'])('does nothing, and no harm, without %s', async (name) => {
	const { asked, ...environment } = await start({ nextChange: inTime(-hour) });
	expect(await run({ ...environment, [name]: '' })).toEqual({
		code: 0,
		said: expect.stringContaining('Skipped'),
	});
	expect(asked).toEqual([]);
});

it.each([
	['the site has no manifest', undefined, 200, 'The site answered 404'],
	['the hook refuses', { nextChange: inTime(-hour) }, 404, 'The build hook answered 404'],
])('fails where %s, and prints no address', async (_name, manifest, status, why) => {
	const { asked: _asked, ...environment } = await start(manifest, status);
	const { code, said } = await run(environment);
	expect([code, said]).toEqual([1, expect.stringContaining(why)]);
	expect(said).not.toContain(secret);
});

it('fails where nothing answers, and prints no address', async () => {
	const { SITE_URL } = await start({ nextChange: inTime(-hour) });
	const { code, said } = await run({ SITE_URL, BUILD_HOOK_URL: `http://127.0.0.1:9${secret}` });
	expect([code, said]).toEqual([1, 'The build hook did not answer.\n']);
});
