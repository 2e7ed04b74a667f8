import { call } from '#api/call.ts';
import { readVotes, vote } from '#contract/endpoints/support.ts';

type Mine = 'up' | 'down' | null | undefined;

/** Votes on an answer; gives what stands then, or undefined where it did not arrive. */
export async function sendVote(id: string, value: 'up' | 'down', reason: string): Promise<Mine> {
	const result = await call(vote, { id, value, reason }, { handles: 'any' });
	return result.kind === 'ok' ? result.data.mine : undefined;
}

/** What this visitor said before. */
export async function readVote(id: string): Promise<Mine> {
	const result = await call(readVotes, { id }, { quiet: true });
	return result.kind === 'ok' ? result.data.mine : undefined;
}
