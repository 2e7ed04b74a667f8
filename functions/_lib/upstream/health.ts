import { hasCms } from '#contract/config.ts';
import { partNames } from '#contract/parts.ts';
import { parts } from '#site.config';
import type { CallContext } from '../http/call.ts';
import { type FunctionConfig, requireConfig } from '../http/env.ts';
import { ok, type Result } from '../http/result.ts';
import { submissionsService } from './cms-service.ts';
import { sendRequest } from './http-client.ts';

const probeTime = 1000;
const lifetime = 5000;

type Upstreams = Record<string, 'up' | 'down'>;

const addressesOf = (config: FunctionConfig) => ({
	...(parts.accounts && { account: config.ACCOUNT_API_URL }),
	...(hasCms(config) && { cms: config.CMS_URL }),
	...(parts.forms && { [submissionsService({ config })]: config.SUBMISSIONS_URL }),
	...(parts.merch && { merch: config.MERCH_URL }),
	...((parts.accounts || parts.forms) && config.botCheck && { 'bot-check': config.botCheck.verifyUrl }),
});

/** Any answer but a failure of the service's own shows that it is there. */
async function probe(url: string): Promise<'up' | 'down'> {
	try {
		const signal = AbortSignal.timeout(probeTime);
		const { status, discard } = await sendRequest({ method: 'GET', url, headers: {}, signal });
		discard();
		return status < 500 ? 'up' : 'down';
	} catch {
		return 'down';
	}
}

async function probeAll(config: FunctionConfig): Promise<Upstreams> {
	const probes = Object.entries(addressesOf(config)).map(async ([name, url]) => [name, await probe(url)]);
	return Object.fromEntries(await Promise.all(probes)) as Upstreams;
}

let last: { until: number; upstreams: Promise<Upstreams> } | undefined;

/** Says of each upstream whether it answers, from one round of probes every few seconds. */
export async function fetchHealth({ config }: CallContext): Promise<Result> {
	// Whoever looks here is told of every part that cannot work.
	requireConfig(
		partNames.filter((part) => parts[part]),
		config,
	);
	if (!last || last.until < Date.now()) {
		last = { until: Date.now() + lifetime, upstreams: probeAll(config) };
	}
	return ok({ upstreams: await last.upstreams });
}
