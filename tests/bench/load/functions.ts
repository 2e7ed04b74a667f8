import { freePort, startUntil } from '../../../sandbox/processes.ts';
import { checkLimits } from '../result.ts';
import { compare, ratioOf } from './compare.ts';
import { setStage, signedIn } from './stage.ts';

/** Milliseconds that the upstream thinks. */
const wait = '30';
const path = '/api/account/profile';

/** The functions beside the plain proxy, before an upstream that takes its time: what is left is their own. */
export async function functions() {
	const port = String(await freePort());
	const upstream = `http://127.0.0.1:${port}`;
	const { PATH } = process.env;
	const environment = { PATH, PORT: port, WAIT: wait };
	await startUntil('upstream ready', ['tests/bench/load/upstream.main.ts'], { environment });
	const stage = await setStage({ ACCOUNT_API_URL: upstream });
	try {
		const compared = await compare({
			upstream: { url: upstream + path },
			proxy: { url: stage.proxy + path, headers: { cookie: `sid=${'a'.repeat(43)}` } },
			site: { url: stage.site + path, headers: { cookie: await signedIn(stage.site) } },
		});
		console.log(`functions beside a plain proxy, an upstream that waits ${wait} ms`);
		console.table(compared);
		const ratio = ratioOf(compared.site, compared.proxy);
		checkLimits([
			['the p50 of the functions beside the proxy', ratio.p50, 1.1],
			['the p99 of the functions beside the proxy', ratio.p99, 1.1],
			['the rate of the proxy beside that of the functions', 1 / ratio.rate, 1 / 0.9],
			['the number of errors', compared.site.errors, 0],
		]);
		return { ...compared, 'of proxy': ratio };
	} finally {
		await stage.end();
	}
}
