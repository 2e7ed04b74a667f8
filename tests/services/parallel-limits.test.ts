import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { eventually } from '../support/eventually.ts';
import { application, postFile, startTextMessages } from '../support/real-services.ts';
import {
	account,
	ask,
	at,
	form,
	inTurn,
	mails,
	nameOf,
	player,
	queryDatabase,
	randomAddress,
	site,
	withTwoProcesses,
} from './two-processes.ts';

let phones: Awaited<ReturnType<typeof startTextMessages>>;

const smsPerDay = 30;

withTwoProcesses(async () => {
	phones = await startTextMessages();
	return { ...phones.environment, SMS_PER_DAY: String(smsPerDay), TRUSTED_PROXIES: '1' };
});
afterAll(() => phones?.close());

/** Makes everything that is counted so many seconds older. */
const age = (seconds: number) => queryDatabase('UPDATE attempt SET at = at - $1', [seconds * 1000]);

const day = 86_400;

// What one test has counted is no matter of the next.
beforeEach(() => age(2 * day));

type Answer = Awaited<ReturnType<typeof account>>;

const isTaken = ({ status }: { status: number }) => status === 200;
const says = (code: string) => (answer: Answer) => answer.body.messages?.[0] === code;

/** Resolves once no mail and no text message waits to be sent. */
const allSent = () => eventually(async () => expect((await ask('/health')).body.messages.waiting).toBe(0));

const wrongCodes = (answers: Answer[]) => answers.filter(says('MFA_CODE_INVALID')).length;

interface SignedIn extends Awaited<ReturnType<typeof player>> {
	bearer: string;
	/** What confirms a change. */
	proof: { password: string; code: string };
}

async function signedIn(): Promise<SignedIn> {
	const created = await player();
	const { username, password } = created;
	const { body } = await account('login', { username, password });
	return { ...created, bearer: body.session.token, proof: { password, code: '' } };
}

/** A player who signs in with an app, too. */
async function playerWithApp(): Promise<SignedIn> {
	const owner = await signedIn();
	const { bearer, proof } = owner;
	const { secret } = (await account('mfa/addtotp', proof, { bearer })).body.data;
	const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
	expect((await account('mfa/confirmtotp', { code }, { bearer })).status).toBe(200);
	return owner;
}

const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? '';

/** A number of a mobile phone in Belgium. */
const phoneOf = (index: number) =>
	`+3247${String(1_000_000 + Math.floor(Math.random() * 8_000_000) + index)}`;

const addPhone = ({ bearer, proof }: SignedIn, phone: string, address = randomAddress()) =>
	account('mfa/addsms', { ...proof, phone }, { bearer, address });

/** A player who signs in with a text message, too; the one that set this up counts apart. */
async function playerWithPhone() {
	const owner = await signedIn();
	const { bearer } = owner;
	const phone = phoneOf(0);
	expect((await addPhone(owner, phone)).status).toBe(200);
	await allSent();
	const code = codeIn(phones.to(phone)[0]?.text);
	expect((await account('mfa/confirmsms', { code }, { bearer })).status).toBe(200);
	return { ...owner, phone, received: () => phones.to(phone).length - 1 };
}

const login = ({ username, password }: { username: string; password: string }) =>
	account('login', { username, password });

/** A sign-in that waits for its second factor. */
const challengeOf = async (owner: SignedIn): Promise<string> => (await login(owner)).body.challenge.token;

const tryCode = (bearer: string) => account('mfa/submitcode', { code: 'not-a-code' }, { bearer });

const feedback = (email = '') => ({
	...{ email, subject: 'The site', message: 'Well done, all of you.', locale: 'en' },
});
const alert = (email: string) => ({ email, filters: { team: [], location: [], category: [] }, locale: 'en' });
const someMailbox = () => `${nameOf()}@people.example`;

const upload = (more: object = {}) =>
	postFile(inTurn().origin, site.url, { address: randomAddress(), ...more });

interface Trial {
	/** How many of the tries get through. */
	most: number;
	/** Makes so many tries at once; gives how many got through. */
	run(tries: number): Promise<number>;
}

const { attempts } = limits;

/** Calls at once, of which those count that are answered like that. */
async function counted<Given>(
	tries: number,
	call: (index: number) => Promise<Given>,
	isThrough: (answer: Given) => boolean,
): Promise<number> {
	return (await at(tries, call)).filter(isThrough).length;
}

/** Each limit of the contract by its name; a limit that is new has no trial and does not compile. */
const trials: Record<keyof typeof attempts, Trial> = {
	passwordPerAccount: {
		most: attempts.passwordPerAccount.times,
		run: async (tries) => {
			const { username } = await player();
			const call = () => account('login', { username, password: 'not the right one' });
			return counted(tries, call, says('INCORRECT_PASSWORD'));
		},
	},
	passwordPerAddress: {
		most: attempts.passwordPerAddress.times,
		run: (tries) => {
			const address = randomAddress();
			const call = () => account('login', { username: nameOf(), password: 'not the right one' }, { address });
			return counted(tries, call, says('INCORRECT_PASSWORD'));
		},
	},
	passwordWithoutBotCheck: {
		most: attempts.passwordWithoutBotCheck,
		run: async (tries) => {
			const { username } = await player();
			const call = () => account('login', { username, password: 'not the right one' }, { checked: false });
			return counted(tries, call, says('INCORRECT_PASSWORD'));
		},
	},
	codePerChallenge: {
		most: attempts.codePerChallenge,
		run: async (tries) => {
			const bearer = await challengeOf(await playerWithApp());
			return wrongCodes(await at(tries, () => tryCode(bearer)));
		},
	},
	codePerAccount: {
		most: attempts.codePerAccount.times,
		run: async (tries) => {
			const owner = await playerWithApp();
			const challenges = await at(10, () => challengeOf(owner));
			return wrongCodes(await at(tries, (index) => tryCode(challenges[index % 10] ?? '')));
		},
	},
	resetCodePerAddress: {
		most: attempts.resetCodePerAddress.times,
		run: async (tries) => {
			const { username, password } = await player();
			const body = { username, recoveryCode: 'x'.repeat(43), password, unlinkPlatforms: false };
			const address = randomAddress();
			const call = () => account('reset-password', body, { address });
			return counted(tries, call, says('PASSWORD_RESET_CODE_INVALID'));
		},
	},
	passkeyPerAccount: {
		most: attempts.passkeyPerAccount.times,
		run: async (tries) => {
			const { bearer, proof } = await signedIn();
			return counted(tries, () => account('passkeys/add/options', proof, { bearer }), isTaken);
		},
	},
	passkeyPerAddress: {
		most: attempts.passkeyPerAddress.times,
		run: (tries) => {
			const address = randomAddress();
			return counted(tries, () => account('login/passkey/options', {}, { address }), isTaken);
		},
	},
	smsPerNumber: {
		most: attempts.smsPerNumber.times,
		run: async (tries) => {
			const owner = await playerWithPhone();
			await at(tries, () => login(owner));
			await allSent();
			return owner.received();
		},
	},
	smsPerNumberDaily: {
		most: attempts.smsPerNumberDaily.times,
		run: async (tries) => {
			const owner = await playerWithPhone();
			// In the third hour the day has room for two more.
			for (const logins of [3, tries, tries]) {
				await at(logins, () => login(owner));
				await age(attempts.smsPerNumber.within);
			}
			await allSent();
			return owner.received();
		},
	},
	smsSetUpPerAddress: {
		most: attempts.smsSetUpPerAddress.times,
		run: async (tries) => {
			const owners = await at(10, signedIn);
			const address = randomAddress();
			const call = (index: number) => addPhone(owners[index % 10] as SignedIn, phoneOf(index), address);
			return counted(tries, call, isTaken);
		},
	},
	mailPerTarget: {
		most: attempts.mailPerTarget.times,
		run: async (tries) => {
			const { email } = await player();
			await at(tries, () => account('forgot-password', { email }));
			await allSent();
			return mails.to(email).length - 1;
		},
	},
	mailPerTargetHourly: {
		most: attempts.mailPerTargetHourly.times,
		run: async (tries) => {
			const { email } = await player();
			// In the third minute the hour has room for one more.
			for (const calls of [2, tries, tries]) {
				await at(calls, () => account('forgot-password', { email }));
				await age(attempts.mailPerTarget.within);
			}
			await allSent();
			return mails.to(email).length - 1;
		},
	},
	mailPerAddress: {
		most: attempts.mailPerAddress.times,
		run: (tries) => {
			const address = randomAddress();
			return counted(tries, () => account('forgot-password', { email: someMailbox() }, { address }), isTaken);
		},
	},
	alertMail: {
		most: attempts.alertMail.times,
		run: async (tries) => {
			const email = someMailbox();
			await at(tries, () => form('job-alerts', alert(email)));
			await allSent();
			return mails.to(email).length;
		},
	},
	receiptPerTarget: {
		most: attempts.receiptPerTarget.times,
		run: async (tries) => {
			const email = someMailbox();
			expect(await counted(tries, () => form('feedbacks', feedback(email)), isTaken)).toBe(tries);
			await allSent();
			return mails.to(email).length;
		},
	},
	alertMailPerAddress: {
		most: attempts.alertMailPerAddress.times,
		run: (tries) => {
			const address = randomAddress();
			return counted(tries, () => form('job-alerts', alert(someMailbox()), { address }), isTaken);
		},
	},
	formPerAddress: {
		most: attempts.formPerAddress.times,
		run: (tries) => {
			const address = randomAddress();
			return counted(tries, () => form('feedbacks', feedback(), { address }), isTaken);
		},
	},
	invite: {
		most: attempts.invite.times,
		run: async (tries) => {
			const { bearer } = await signedIn();
			const call = () => account('friends/invite', { username: nameOf() }, { bearer });
			return counted(tries, call, says('USER_NOT_FOUND'));
		},
	},
	block: {
		most: attempts.block.times,
		run: async (tries) => {
			const { bearer } = await signedIn();
			const call = () => account('friends/block', { username: nameOf() }, { bearer });
			return counted(tries, call, says('USER_NOT_FOUND'));
		},
	},
	upload: {
		most: attempts.upload.times,
		run: async (tries) => {
			const group = randomUUID();
			// A form takes five files at a time; those of a form that was sent make room for more, until two are left.
			for (const files of [5, 5, 5, 3]) {
				const sent = await at(files, async () => Object(await (await upload({ group })).json()).id as string);
				const applied = await form('applications', application(sent, { email: someMailbox() }));
				expect(applied.status).toBe(200);
			}
			return 18 + (await counted(tries, () => upload({ group }), isTaken));
		},
	},
	uploadPerAddress: {
		most: attempts.uploadPerAddress.times,
		run: (tries) => {
			const address = randomAddress();
			return counted(tries, () => upload({ address }), isTaken);
		},
	},
	uploadTries: {
		most: attempts.uploadTries.times,
		run: async () => {
			const address = randomAddress();
			const call = () => upload({ address, bytes: new TextEncoder().encode('no document') });
			let through = 0;
			// No more than 50 at a time, as files on their way count against the address, too.
			for (const files of [50, 50, 50, 50, 50, 30, 50])
				through += await counted(files, call, ({ status }) => status === 415);
			return through;
		},
	},
};

/** What is limited beside that, by its own name. */
const others: Record<string, Trial> = {
	'text messages that set up a phone, in a day': {
		most: smsPerDay,
		run: async (tries) => {
			const owners = await at(10, signedIn);
			const call = (index: number) => addPhone(owners[index % 10] as SignedIn, phoneOf(index));
			return counted(tries, call, isTaken);
		},
	},
	'codes of a factor that is set up': {
		most: attempts.codePerChallenge,
		run: async (tries) => {
			const { bearer, proof } = await signedIn();
			await account('mfa/addtotp', proof, { bearer });
			const call = () => account('mfa/confirmtotp', { code: 'not-a-code' }, { bearer });
			return wrongCodes(await at(tries, call));
		},
	},
	'codes that confirm a change': {
		most: attempts.codePerAccount.times,
		run: async (tries) => {
			const { bearer } = await playerWithApp();
			const call = () => account('mfa/remove', { password: '', code: 'not-a-code' }, { bearer });
			return wrongCodes(await at(tries, call));
		},
	},
	'votes of an address': {
		most: attempts.formPerAddress.times,
		run: (tries) => {
			const address = randomAddress();
			const vote = { value: 'up', reason: '' };
			const call = () => form('faqs/vote/refunds', { ...vote, voter: randomUUID() }, { address });
			return counted(tries, call, isTaken);
		},
	},
	'files of a form': {
		most: 5,
		run: (tries) => {
			const group = randomUUID();
			return counted(tries, () => upload({ group }), isTaken);
		},
	},
	'games of a wishlist': {
		most: limits.wishlist,
		run: async (tries) => {
			const { bearer } = await signedIn();
			const call = (index: number) => account('wishlist/add', { games: [`game-${index}`] }, { bearer });
			return counted(tries, call, isTaken);
		},
	},
};

describe('[SV-05] of many tries at once at two processes, exactly as many get through as the limit lets', () => {
	test.each([...Object.entries(trials), ...Object.entries(others)])(
		'%s',
		async (_, { most, run }) => {
			const through = await run(most < 50 ? 50 : most + 50);
			expect(through).toBe(most);
		},
		60_000,
	);
});
