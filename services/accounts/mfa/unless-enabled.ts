import { refuse } from '../../shared/answer.ts';
import type { SignedInHandler } from '../signed-in.ts';

/** Asks nobody to confirm what cannot be done: MFA is set up only where it is off. */
export function unlessEnabled<Input>(handler: SignedInHandler<Input>): SignedInHandler<Input> {
	return (account, call) => (call.user.factor ? refuse('MFA_ALREADY_ENABLED') : handler(account, call));
}
