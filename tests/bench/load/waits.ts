import { botToken, call, clearFaults, createJar, players, setFaults, signIn } from '../../support/site.ts';
import { checkLimits } from '../result.ts';

/** What was measured in milliseconds, and the most that it may be. */
export interface Figure {
	most: number;
	measured: number;
}

type Ask = () => ReturnType<typeof call>;

async function longest(asks: readonly Ask[]): Promise<number> {
	let most = 0;
	for (const ask of asks) {
		const started = performance.now();
		await ask();
		most = Math.max(most, performance.now() - started);
	}
	return Math.round(most * 10) / 10;
}

const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const forged = [
	{ alg: 'none', enc: 'A256GCM' },
	{ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 10_000_000, p2s: 'c2FsdHNhbHQ' },
	{ alg: 'dir', enc: 'A256GCM', kid: 'local' },
].map((header) => `__Host-sid=${part(header)}..${'a'.repeat(16)}.${'b'.repeat(80)}.${'c'.repeat(22)}`);
const withCookie = (Cookie: string) => () => call('/api/account/profile', { headers: { Cookie } });

const size = 50_000;
const long = (start: string, piece: string) => start + piece.repeat(size / piece.length);
const hostile: Ask[] = [
	() => call('/api/account/login', { body: { username: long('a@', 'a.'), password: 'x' } }),
	() => call('/api/account/forgot-password', { body: { email: long('a@', 'a.') } }),
	() => call('/api/account/mfa/addsms', { body: { phone: long('+1', '('), password: 'x', code: '' } }),
	() => call('/api/account/create', { body: { username: long('a', '\u0301'.slice(0, 1)) } }),
	() => call('/api/consents', { body: { revision: 1, choices: { [long('a', '-')]: true } } }),
];

/** Answers that need no upstream, after a first call of each that loads what they need. */
async function own(): Promise<Record<string, Figure>> {
	const cookies = forged.map(withCookie);
	await longest([...cookies, ...hostile]);
	return {
		'T28 a forged cookie': { most: 20, measured: await longest(times(10, cookies).flat()) },
		'T87 50 KB of hostile text': { most: 50, measured: await longest(times(5, hostile).flat()) },
	};
}

async function hanging(): Promise<Record<string, Figure>> {
	await setFaults(
		{ service: 'account', path: '/api/', mode: 'hang' },
		{ service: 'bot-check', mode: 'hang' },
	);
	const feedback = {
		subject: 'The dog',
		message: 'Two lines of which one is longer.',
		captcha: await botToken(),
	};
	const [read, check] = await Promise.all([
		longest([() => call('/api/account/profile', { jar })]),
		longest([() => call('/api/feedbacks', { body: feedback })]),
	]);
	await clearFaults();
	return {
		'R05 a service that hangs': { most: 10_500, measured: read },
		'T89 a bot check that hangs': { most: 3500, measured: check },
	};
}

async function resting(): Promise<Record<string, Figure>> {
	await setFaults({ service: 'account', path: '/api/', mode: 'reset' });
	const ask = () => call('/api/account/profile', { jar });
	for (const each of times(20, ask)) await each();
	const measured = await longest(times(10, ask));
	await clearFaults();
	return { 'R07 a service that rests': { most: 50, measured } };
}

const jar = createJar();

/** The figures in milliseconds that tests leave to a bench. */
export async function waits(): Promise<Record<string, Figure>> {
	await signIn(players.mira, jar);
	const figures = { ...(await own()), ...(await hanging()), ...(await resting()) };
	console.log('longest waits, ms');
	console.table(figures);
	checkLimits(
		Object.entries(figures).map(([name, { measured, most }]) => [
			`the wait for ${name} in ms`,
			measured,
			most,
		]),
	);
	return figures;
}
