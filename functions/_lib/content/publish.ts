import { hash, randomUUID } from 'node:crypto';
import { publishing } from '#site.config';
import type { CallContext } from '../http/call.ts';
import { type Failure, fail } from '../http/result.ts';
import { callUpstream } from '../upstream/upstream.ts';
import {
	begin,
	finish,
	giveBack,
	notePublish,
	type PublishingLimits,
	type PublishState,
} from './publish-plan.ts';
import { changeState } from './publish-state.ts';

export type PublishCall = Pick<CallContext, 'config' | 'signal' | 'upstream'>;

/** Deploys of one site share the store, and each has its own build to start. */
export const stateKey = ({ config }: PublishCall): string => `state/${hash('sha256', config.BUILD_HOOK_URL)}`;

/** What a schedule shows: that it knows the build hook, and not where that is. */
export const clockProof = (hook: string): string => hash('sha256', `clock ${hook}`);

/** What publishing may cost here. */
export const limitsOf = ({ config }: PublishCall): PublishingLimits => ({
	window: (config.PUBLISHING_WINDOW ?? publishing.windowSeconds) * 1000,
	perMonth: config.MAX_DEPLOYS_PER_MONTH ?? publishing.maxDeploysPerMonth,
});

const unavailable = (): Failure =>
	fail(503, 'SERVICE_TEMPORARILY_UNAVAILABLE', { headers: { 'Retry-After': '10' } });

interface Refusal {
	failure: Failure;
	/** Whether a build may have been started all the same. */
	mayBeStarted: boolean;
}

/** Calls the build hook; the failure names neither it nor what it said. */
async function callHook({ config, signal, upstream }: PublishCall): Promise<Refusal | undefined> {
	const url = config.BUILD_HOOK_URL;
	const headers = { 'Content-Type': 'application/json' };
	const request = { service: 'build-hook', method: 'POST', url, headers, body: '{}', signal } as const;
	const result = await callUpstream({ ...request, ignoresBody: true });
	upstream.push(result.ok ? result.status : result.failure);
	if (result.ok && result.status < 300) return undefined;
	const mayBeStarted = !result.ok && result.failure === 'timeout';
	if (result.ok && result.status < 500) return { failure: fail(502, 'INTERNAL_SERVER_ERROR'), mayBeStarted };
	return { failure: unavailable(), mayBeStarted };
}

type Change = (state: PublishState) => PublishState;

interface Outcome {
	/** The state afterwards. */
	state: PublishState;
	started: boolean;
	failure?: Failure;
}

const same: Change = (state) => state;

/** How often one call starts a build: what is published while it does may be due at once. */
const mostStarts = 3;

/** Says how a start went. Where the store is out of reach by then, the next tick finds it out of time. */
async function settle(call: PublishCall, state: PublishState, change: Change): Promise<PublishState> {
	return changeState(stateKey(call), change, call.signal).catch(() => state);
}

/** Makes a change, and starts the build that is due then; of several calls one. Throws where the store is out of reach. */
export async function buildWhenDue(
	call: PublishCall,
	change: Change = same,
	isUrgent = false,
): Promise<Outcome> {
	const limits = limitsOf(call);
	let outcome: Outcome | undefined;
	for (let starts = 0; starts < mostStarts; starts += 1) {
		const id = randomUUID();
		const first = starts === 0;
		const withStart: Change = (state) => {
			const changed = first ? change(state) : state;
			return begin(changed, { id, limits, now: Date.now(), isUrgent: first && isUrgent }) ?? changed;
		};
		const state = await changeState(stateKey(call), withStart, call.signal);
		if (state.starting?.id !== id) return { state, started: outcome?.started ?? false };
		const { upTo } = state.starting;
		const refusal = await callHook(call);
		if (refusal) {
			const after = refusal.mayBeStarted ? same : (known: PublishState) => giveBack(known, id);
			return { state: await settle(call, state, after), started: false, failure: refusal.failure };
		}
		outcome = { state: await settle(call, state, (known) => finish(known, id, upTo)), started: true };
	}
	return outcome as Outcome;
}

/**
 * Has what was published built: at once, or where a build was started shortly before, with the next one. Where the store
 * is out of reach a build too many does no harm, unless they are counted: then whoever asks has to ask again.
 */
export async function publish(call: PublishCall): Promise<Failure | undefined> {
	try {
		return (await buildWhenDue(call, notePublish)).failure;
	} catch {
		return limitsOf(call).perMonth === undefined ? (await callHook(call))?.failure : unavailable();
	}
}
