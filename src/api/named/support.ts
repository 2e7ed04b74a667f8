import type { InputOf } from '#contract/endpoint.ts';
import { readVotes, vote } from '#contract/endpoints/votes.ts';
import { call } from '../call.ts';
import { orFailure, orFalse } from './settle.ts';

/** How an answer was received and what this visitor said of it, or the failure itself. */
export const checkVote = async (input: InputOf<typeof readVotes>) => orFailure(await call(readVotes, input));

/** Says whether an answer helped; false where that fails. */
export const castVote = async (input: InputOf<typeof vote>) => orFalse(await call(vote, input));
