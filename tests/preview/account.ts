import { cookies } from '#contract/cookies.ts';
import { callProblems } from './calls.ts';
import { type Finding, find } from './finding.ts';
import type { Options } from './options.ts';
import { type Answer, jsonOf, type Visit, visitorOf } from './visit.ts';

const profile = '/api/account/profile';
const login = '/api/account/login';
const logout = '/api/account/logout';

/** A preview, and what is known of who may sign in there. */
interface Site {
	visit: Visit;
	origin: string;
	options: Options;
}

const post = ({ visit, origin }: Site, path: string, body: object, cookie = '') =>
	visit(path, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
		body: JSON.stringify(body),
	});

const profileWith = (visit: Visit, cookie: string) => visit(profile, { headers: { Cookie: cookie } });
const isAnonymous = (answer: Answer) => typeof jsonOf(answer).redirect === 'string';

const nobody = ({ visit }: Site) =>
	find({ what: 'a visitor without a session', path: profile }, async () => {
		const answer = await visit(profile);
		return [...callProblems(answer, 200), ...(isAnonymous(answer) ? [] : ['is taken for somebody'])];
	});

/** Whether the account service refused, or asks for a bot check first; anything else never came so far. */
function refusalProblems({ status, text }: Answer): string[] {
	const isRefused = status > 400 && status < 500 && !text.includes('FORBIDDEN_ORIGIN');
	return isRefused ? [] : [`is answered ${status} ${text.slice(0, 100)}`];
}

/** Shows that forms of the preview reach its functions, and these the account service. */
const stranger = (site: Site) =>
	find({ what: 'a sign-in that is wrong', path: login }, async () => {
		const answer = await post(site, login, { username: 'nobody-at-all', password: 'Not1Password' });
		return [
			...callProblems(answer, answer.status),
			...refusalProblems(answer),
			...(answer.headers.has('Set-Cookie') ? ['sets a cookie'] : []),
		];
	});

const attributes = ['secure', 'httponly', 'path=/', 'samesite=lax'];

function cookieProblems(line: string): string[] {
	const found = line.toLowerCase().split(/\s*;\s*/);
	const missing = attributes.filter((each) => !found.includes(each));
	return [
		...missing.map((each) => `its cookie lacks ${each}`),
		...(found.some((part) => part.startsWith('domain=')) ? ['its cookie names a domain'] : []),
	];
}

async function elsewhereProblems(cookie: string, { production }: Options): Promise<string[]> {
	if (!production) return [];
	const answer = await profileWith(visitorOf(production), cookie);
	return isAnonymous(answer) ? [] : ['its cookie opens in production'];
}

const player = (site: Site) =>
	find({ what: 'a player from sign-in to sign-out', path: login }, async () => {
		const answer = await post(site, login, site.options.player ?? {});
		const line = answer.headers.getSetCookie().find((each) => each.startsWith(`${cookies.session.name}=`));
		if (!line) return [...callProblems(answer, 200), 'sets no session'];
		const [cookie = ''] = line.split(';');
		const isKnown = !isAnonymous(await profileWith(site.visit, cookie));
		const elsewhere = await elsewhereProblems(cookie, site.options);
		await post(site, logout, {}, cookie);
		const isOut = isAnonymous(await profileWith(site.visit, cookie));
		return [
			...cookieProblems(line),
			...(isKnown ? [] : ['has no session on the next call']),
			...elsewhere,
			...(isOut ? [] : ['has a session after signing out']),
		];
	});

/** How a preview's account area works; left alone where it has no account service of its own. */
export async function findAccounts(site: Site): Promise<Finding[]> {
	const { hasAccounts, player: known } = site.options;
	if (!hasAccounts)
		return [{ what: 'account', path: profile, problems: [], note: 'left out: no PREVIEW_ACCOUNT_API_URL' }];
	const looks = known ? [nobody, stranger, player] : [nobody, stranger];
	return Promise.all(looks.map((look) => look(site)));
}
