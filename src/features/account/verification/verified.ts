import { createContext, useContext } from 'react';

/** With what a sensitive change is confirmed: one of the two, the other empty. */
export interface Proof {
	password: string;
	code: string;
}

/** How a change ends that the player did not want to confirm; a form takes it as not sent. */
export interface VerificationCancelled {
	kind: 'cancelled';
}

/**
 * Sends a change with an empty proof, which a recent verification makes enough; where the service asks for more, opens
 * the verification dialog and sends the change again with what is typed there, until it is confirmed or cancelled. What
 * is refused is shown in the dialog, or by the caller: the calls have `handles: 'any'`.
 */
export type Verified = <Outcome extends { kind: string }>(
	send: (proof: Proof) => Promise<Outcome>,
) => Promise<Outcome | VerificationCancelled>;

export const VerifiedContext = createContext<Verified | undefined>(undefined);

/** What sends the sensitive changes below a Verification. */
export function useVerified(): Verified {
	const verified = useContext(VerifiedContext);
	if (!verified) throw new Error('A sensitive change stands outside a Verification.');
	return verified;
}
