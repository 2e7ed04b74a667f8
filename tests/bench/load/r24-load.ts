import { compare, ratioOf, type Targets } from './compare.ts';
import { residentOf } from './memory.ts';
import { credentials, type Stage, signedIn, tokenOf } from './stage.ts';

type Name = 'sandbox' | 'proxy' | 'site';
const json = { 'content-type': 'application/json' };

async function profile({ environment, site, proxy }: Stage): Promise<Targets<Name>> {
	const path = '/api/account/profile';
	const token = await tokenOf(environment);
	return {
		sandbox: { url: environment.ACCOUNT_API_URL + path, headers: { authorization: `Bearer ${token}` } },
		proxy: { url: proxy + path, headers: { cookie: `sid=${token}` } },
		site: { url: site + path, headers: { cookie: await signedIn(site) } },
	};
}

function faqs({ environment, site, proxy }: Stage): Targets<Name> {
	const path = '/api/faqs?limit=10&locale=en';
	return {
		sandbox: { url: environment.CMS_URL + path },
		proxy: { url: proxy + path },
		site: { url: site + path },
	};
}

function signIn({ environment, site, proxy }: Stage): Targets<Name> {
	const path = '/api/account/login';
	// Passwords of one account and address are judged a few at a time; two cores have enough to do with them.
	const post = { method: 'POST' as const, body: credentials, connections: 4 };
	return {
		sandbox: { ...post, url: environment.ACCOUNT_API_URL + path, headers: json },
		proxy: { ...post, url: proxy + path, headers: json },
		site: { ...post, url: site + path, headers: { ...json, origin: site } },
	};
}

async function measure(name: string, targets: Targets<Name>) {
	const compared = await compare(targets);
	const { sandbox, proxy, site } = compared;
	console.log(`R24 ${name}`);
	console.table(compared);
	return { ...compared, 'of sandbox': ratioOf(site, sandbox), 'of proxy': ratioOf(site, proxy) };
}

/** R24: with sessions, validation and SQLite behind the functions, beside the sandbox itself and a plain proxy. */
export async function load(stage: Stage) {
	const before = await residentOf(stage.host);
	const kinds = {
		profile: await measure('profile', await profile(stage)),
		faqs: await measure('faqs', faqs(stage)),
		'sign-in': await measure('sign-in', signIn(stage)),
	};
	return { ...kinds, 'resident MB': { before, after: await residentOf(stage.host) } };
}
