import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { call, createJar, players, reset, setClock, signIn } from '../support/site.ts';
import { buildsAsked, deliver } from '../support/webhook.ts';

beforeEach(reset);
afterEach(() => setClock(0));

const step = 30;
const app = new TOTP({ secret: players.tomas.totpSecret });

/** Puts the service's clock to the beginning of a step of codes, so that none ends meanwhile. @returns its time in seconds */
async function atBeginningOfStep(): Promise<number> {
	const now = Math.floor(Date.now() / 1000);
	const offset = step - (now % step) + 1;
	await setClock(offset);
	return now + offset;
}

/** Signs in with the code that an app shows whose clock differs by so many seconds. */
async function signInWithClock(seconds: number) {
	const now = await atBeginningOfStep();
	const jar = createJar();
	await signIn(players.tomas, jar);
	const code = app.generate({ timestamp: (now + seconds) * 1000 });
	const { status, body } = await call('/api/account/mfa/submitcode', { body: { code }, jar });
	return [status, body.messages ?? 'in'];
}

describe('R22 a code of an app', () => {
	test.each([
		['is of the step before', -step],
		['is of this step', 0],
		['is of the step after', step],
	])('that %s lets in', async (_, seconds) => {
		expect(await signInWithClock(seconds)).toEqual([200, 'in']);
	});

	test.each([-2 * step, 2 * step])('whose clock is %i s off is refused', async (seconds) => {
		expect(await signInWithClock(seconds)).toEqual([422, ['MFA_CODE_INVALID']]);
	});
});

describe('R22 a webhook', () => {
	// A second may end between its signing and its reading.
	test.each([-298, 300])('signed %i s from now builds', async (age) => {
		const before = await buildsAsked();
		expect((await deliver({ age })).status).toBe(202);
		expect(await buildsAsked()).toBe(before + 1);
	});

	test.each([-301, 303])('signed %i s from now does not', async (age) => {
		const before = await buildsAsked();
		expect((await deliver({ age })).status).toBe(401);
		expect(await buildsAsked()).toBe(before);
	});
});
