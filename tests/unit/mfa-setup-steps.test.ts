import { describe, expect, test } from 'vitest';
import { type MfaEvent, type MfaStep, nextMfaStep } from '#features/account/mfa/setup-steps.ts';

const shown: MfaStep = { kind: 'shown', news: '' };
const setup = { secret: 'JBSWY3DP', uri: 'otpauth://totp/x' };
const codes = ['aaaaa-bbbbb'];
const stepAfter = (...events: MfaEvent[]) => events.reduce(nextMfaStep, shown);

describe('[AC-09] the steps of MFA', () => {
	test('a phone is asked for, then its code, then the recovery codes are shown', () => {
		expect(stepAfter({ kind: 'addPhone' })).toEqual({ kind: 'phone' });
		const sent: MfaEvent[] = [{ kind: 'addPhone' }, { kind: 'smsSent', phone: '+16135550199' }];
		expect(stepAfter(...sent)).toEqual({ kind: 'sms', phone: '+16135550199' });
		expect(stepAfter(...sent, { kind: 'codesMade', codes })).toEqual({ kind: 'codes', codes });
	});

	test('[FX-39] the number is asked for again where it was wrong, and nowhere else', () => {
		const sent: MfaEvent[] = [{ kind: 'addPhone' }, { kind: 'smsSent', phone: '+16135550199' }];
		expect(stepAfter(...sent, { kind: 'changePhone' })).toEqual({ kind: 'phone', phone: '+16135550199' });
		expect(stepAfter({ kind: 'secretMade', setup }, { kind: 'changePhone' })).toEqual({ kind: 'app', setup });
	});

	test('an app is given its secret, then the recovery codes are shown', () => {
		expect(stepAfter({ kind: 'secretMade', setup })).toEqual({ kind: 'app', setup });
		expect(stepAfter({ kind: 'secretMade', setup }, { kind: 'codesMade', codes })).toEqual({
			kind: 'codes',
			codes,
		});
	});

	test('a code that was sent after the step was left changes nothing', () => {
		const left = stepAfter(
			{ kind: 'addPhone' },
			{ kind: 'cancel' },
			{ kind: 'smsSent', phone: '+16135550199' },
		);
		expect(left).toEqual(shown);
	});

	test.each<MfaEvent>([
		{ kind: 'cancel' },
		{ kind: 'addPhone' },
		{ kind: 'secretMade', setup },
		{ kind: 'askRemoval' },
		{ kind: 'codesMade', codes: ['other'] },
	])('recovery codes stay on $kind', (event) => {
		expect(stepAfter({ kind: 'codesMade', codes }, event)).toEqual({ kind: 'codes', codes });
	});

	test('they go once they are saved, with news that a late cancelling does not take away', () => {
		const done = stepAfter({ kind: 'codesMade', codes }, { kind: 'done', news: 'Kept.' });
		expect(done).toEqual({ kind: 'shown', news: 'Kept.' });
		expect(nextMfaStep(done, { kind: 'cancel' })).toEqual(done);
	});

	test('removal is asked for only where nothing else is begun', () => {
		expect(stepAfter({ kind: 'askRemoval' })).toEqual({ kind: 'removing' });
		expect(stepAfter({ kind: 'addPhone' }, { kind: 'askRemoval' })).toEqual({ kind: 'phone' });
		expect(stepAfter({ kind: 'askRemoval' }, { kind: 'cancel' })).toEqual(shown);
	});
});
