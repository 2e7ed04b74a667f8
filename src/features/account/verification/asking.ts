import type { Result } from '#api/result.ts';
import { proofCodes } from './verified.ts';

type Outcome = Result<unknown> | { kind: string };

const codesOf = (outcome: Outcome): readonly string[] => ('codes' in outcome ? outcome.codes : []);

/** Whether a change was refused because nothing confirmed it. */
export function asksForProof(outcome: Outcome): boolean {
	return codesOf(outcome).includes('MISSING_PASSWORD_REVALIDATION');
}

/** Whether a change may still be confirmed: its proof was wrong, too many were, or it is not known to have arrived. */
export function canBeTriedAgain(outcome: Outcome): boolean {
	const isUnknown = outcome.kind === 'offline' || outcome.kind === 'unexpected';
	const known: readonly string[] = proofCodes;
	return isUnknown || codesOf(outcome).some((code) => known.includes(code) || code === 'TOO_MANY_REQUESTS');
}
