import { useRef } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { call } from '#api/call.ts';
import type { CallResult } from '#api/result.ts';
import type { Endpoint, EndpointData, EndpointInput } from '#contract/endpoint.ts';

/** Something of the player that is read from the service, and how it is kept up to date. */
export interface AccountState<Data> {
	/** Undefined until there is an answer. */
	result: CallResult<Data> | undefined;
	/** Shows the data as a change leaves it, without asking. */
	change: (step: (data: Data) => Data) => Promise<void>;
	/** Asks again. */
	renew: () => Promise<void>;
}

/** Reads with swr; what was read once stays in view when reading it again fails. */
export function useAccountData<E extends Endpoint>(
	endpoint: E,
	input: EndpointInput<E>,
	options: SWRConfiguration = {},
): AccountState<EndpointData<E>> {
	const good = useRef<CallResult<EndpointData<E>> | undefined>(undefined);
	const keep = (result: CallResult<EndpointData<E>>) => {
		if (result.kind === 'ok') good.current = result;
		return result;
	};
	// Nobody waits for what is in view already; what fails is shown in its place.
	const ask = async () => {
		const answer = await call(endpoint, input, { quiet: good.current !== undefined, handles: 'any' });
		return answer.kind === 'ok' ? answer : (good.current ?? answer);
	};
	// An answer that a change has made old is no success to swr.
	const { data: result, mutate } = useSWR([endpoint.name, input], ask, { ...options, onSuccess: keep });
	return {
		result,
		change: async (step) => {
			const changed = (now: CallResult<EndpointData<E>> | undefined) =>
				now?.kind === 'ok' ? keep({ kind: 'ok', data: step(now.data) }) : now;
			await mutate(changed, { revalidate: false });
		},
		renew: async () => void (await mutate()),
	};
}
