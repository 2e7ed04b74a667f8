import { resendVerification } from '#contract/endpoints/account.ts';
import { IdentityForm } from '../IdentityForm.tsx';
import type { Journey } from '../journey.ts';

/** Has the verification link mailed again. */
export function ResendVerification(props: Journey<'resend'>) {
	return <IdentityForm id="resend" endpoint={resendVerification} {...props} />;
}
