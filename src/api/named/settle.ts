import type { Result } from '../result.ts';

/** A success: its data, `true` where there is none, or where the visitor is to go on. */
export type Success<Data> = (Data extends null ? true : Data) | { redirect: string };

/** A result that is no success. */
export type Failure = Exclude<Result<unknown>, { kind: 'ok' | 'redirect' }>;

/** What a call rejects with that is to be caught. */
export class CallError extends Error {
	readonly failure: Failure;

	constructor(failure: Failure) {
		super(failure.kind === 'failed' ? failure.codes.join(', ') : failure.kind);
		this.name = 'CallError';
		this.failure = failure;
	}
}

function settle<Data, Instead>(result: Result<Data>, instead: (failure: Failure) => Instead) {
	if (result.kind === 'ok') return (result.data ?? true) as Success<Data>;
	if (result.kind === 'redirect') return { redirect: result.to } as Success<Data>;
	return instead(result);
}

/** The success, or false: a toast has told the visitor. */
export const orFalse = <Data>(result: Result<Data>) => settle(result, () => false as const);

/** The success, or the HTTP status of the failure; 0 where no service of ours answered. */
export const orStatus = <Data>(result: Result<Data>) =>
	settle(result, (failure) => (failure.kind === 'failed' ? failure.status : 0));

/** The success, or the failure itself. */
export const orFailure = <Data>(result: Result<Data>) => settle(result, (failure) => failure);

/** The success; throws a CallError for a failure. */
export const orThrow = <Data>(result: Result<Data>): Success<Data> =>
	settle(result, (failure): never => {
		throw new CallError(failure);
	});
