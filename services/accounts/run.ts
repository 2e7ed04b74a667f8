import type { AccountResult } from '../shared/answer.ts';
import { answerOnce, keyOf, storedAnswer } from '../shared/idempotency.ts';
import type { AccountContext, Caller } from './call.ts';
import { readCaller } from './caller.ts';
import { readInput } from './read-input.ts';
import type { AccountRoute } from './routes.ts';

export interface SeenRequest {
	request: Request;
	socketAddress: string;
	/** The values of its path. */
	params: Record<string, string>;
}

interface Asked {
	route: AccountRoute;
	caller: Caller;
	input: unknown;
	/** What names this very call; undefined where a repeat is a new call. */
	key: string | undefined;
}

/** Gives what turns a request into an answer: who calls, what they give, whether they asked the same before. */
export function createRunner(
	account: AccountContext,
): (route: AccountRoute, seen: SeenRequest) => Promise<AccountResult> {
	return async (route, { request, socketAddress, params }) => {
		const caller = readCaller({
			headers: request.headers,
			socketAddress,
			serviceKey: account.accountServiceKey,
		});
		const input = await readInput(route.endpoint, request, params);
		if (!input.ok) return input;
		const key = callKey(route, caller, request);
		const before = key ? await storedAnswer(account, key) : undefined;
		return before ?? handle(account, { route, caller, input: input.value, key });
	};
}

function callKey({ endpoint }: AccountRoute, caller: Caller, request: Request): string | undefined {
	const idempotencyKey = request.headers.get('Idempotency-Key');
	if (!idempotencyKey || !endpoint.policy.creates) return undefined;
	return keyOf({ idempotencyKey, path: endpoint.path, caller: caller.bearer ?? caller.address });
}

async function handle(account: AccountContext, { route, caller, input, key }: Asked): Promise<AccountResult> {
	const commit = (work: (account: AccountContext) => Promise<AccountResult>) =>
		answerOnce(account, key, work);
	return route.handle(account, { ...caller, input, commit });
}
