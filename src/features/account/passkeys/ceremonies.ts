import {
	type PublicKeyCredentialCreationOptionsJSON,
	type PublicKeyCredentialRequestOptionsJSON,
	startAuthentication,
	startRegistration,
} from '@simplewebauthn/browser';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import {
	type Assertion,
	type CreationOptions,
	type NewCredential,
	signInWithPasskey,
	startPasskeyFactor,
	startPasskeySignIn,
	startPasskeyVerification,
	submitPasskey,
	verifyByPasskey,
} from '#contract/endpoints/passkeys.ts';
import type { Locale } from '#contract/locales.ts';
import { loadPasskeyTexts } from '#i18n/messages.ts';

/** What a passkey is asked for. */
export type PasskeyWay = keyof typeof calls;

const calls = {
	'sign-in': { start: startPasskeySignIn, finish: signInWithPasskey },
	'second-factor': { start: startPasskeyFactor, finish: submitPasskey },
	verification: { start: startPasskeyVerification, finish: verifyByPasskey },
} as const;

/** How the browser's own question ended: with an answer, with a reason in words, or because another question took its place. */
type Ceremony<Answer> =
	| { kind: 'ok'; data: Answer }
	| { kind: 'blocked'; message: string }
	| { kind: 'cancelled' };

type Outcome = Exclude<CallResult<unknown>, { kind: 'redirect' }> | Exclude<Ceremony<never>, { kind: 'ok' }>;

interface Ask {
	way: PasskeyWay;
	locale: Locale;
	/** Whether passkeys are only offered where the browser fills in the name; then nothing is said until one is chosen. */
	isAutofill?: boolean;
}

/** Asks the browser for a passkey and sends what it signs. */
export async function askForPasskey({ way, locale, isAutofill = false }: Ask): Promise<Outcome> {
	const { start, finish } = calls[way];
	const started = await call(start, {}, { handles: 'any', quiet: isAutofill });
	if (started.kind !== 'ok') return isAutofill ? { kind: 'cancelled' } : refusalOf(started);
	const optionsJSON = started.data as PublicKeyCredentialRequestOptionsJSON;
	const asked = await answerOf(
		() => startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill }),
		started.data.timeout,
		locale,
	);
	if (asked.kind !== 'ok') return isAutofill ? { kind: 'cancelled' } : asked;
	const credential = asked.data as Assertion;
	return refusalOf(await call(finish, { credential }, { handles: 'any' }));
}

/** Has the browser make a passkey. */
export function makePasskey(options: CreationOptions, locale: Locale): Promise<Ceremony<NewCredential>> {
	const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
	const make = async () => (await startRegistration({ optionsJSON })) as NewCredential;
	return answerOf(make, options.timeout, locale);
}

/** None of these calls leads anywhere else. */
const refusalOf = <Data>(result: CallResult<Data>) =>
	result.kind === 'redirect' ? ({ kind: 'unexpected' } as const) : result;

async function answerOf<Answer>(
	question: () => Promise<Answer>,
	timeout: number,
	locale: Locale,
): Promise<Ceremony<Answer>> {
	const began = performance.now();
	try {
		return { kind: 'ok', data: await question() };
	} catch (error) {
		const { name } = error as Error;
		if (name === 'AbortError') return { kind: 'cancelled' };
		const isOver = performance.now() - began >= timeout;
		const texts = await loadPasskeyTexts(locale);
		return { kind: 'blocked', message: texts[reasonOf(name, isOver)] };
	}
}

const reasons = {
	InvalidStateError: 'alreadyAdded',
	SecurityError: 'notAllowed',
	ConstraintError: 'unsupported',
	NotSupportedError: 'unsupported',
} as const;

/** Browsers say the same of a question that was closed and of one that nobody answered, so that no page learns which. */
function reasonOf(name: string, isOver: boolean) {
	if (name === 'NotAllowedError') return isOver ? 'timedOut' : 'cancelled';
	return name in reasons ? reasons[name as keyof typeof reasons] : 'failed';
}
