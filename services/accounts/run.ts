import type { AccountResult } from '../shared/answer.ts';
import { createSingleFlight, keyOf, storeAnswer, storedAnswer } from '../shared/idempotency.ts';
import { transaction } from '../store/transaction.ts';
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
	const once = createSingleFlight<AccountResult>();
	return async (route, { request, socketAddress, params }) => {
		const caller = readCaller({
			headers: request.headers,
			socketAddress,
			serviceKey: account.accountServiceKey,
		});
		const input = await readInput(route.endpoint, request, params);
		if (!input.ok) return input;
		const key = callKey(route, caller, request);
		const asked = { route, caller, input: input.value, key };
		return key ? once(key, () => answerOnce(account, asked, key)) : handle(account, asked);
	};
}

function callKey({ endpoint }: AccountRoute, caller: Caller, request: Request): string | undefined {
	const idempotencyKey = request.headers.get('Idempotency-Key');
	if (!idempotencyKey || !endpoint.policy.creates) return undefined;
	return keyOf({ idempotencyKey, path: endpoint.path, caller: caller.bearer ?? caller.address });
}

async function answerOnce(account: AccountContext, asked: Asked, key: string): Promise<AccountResult> {
	return storedAnswer(account.db, key, account.now()) ?? handle(account, asked);
}

async function handle(account: AccountContext, { route, caller, input, key }: Asked): Promise<AccountResult> {
	const commit = (work: () => AccountResult) =>
		transaction(account.db, () => {
			const answer = work();
			if (key) storeAnswer(account.db, { key, now: account.now() }, answer);
			return answer;
		});
	return route.handle(account, { ...caller, input, commit });
}
