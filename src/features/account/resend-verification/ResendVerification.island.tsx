import { resendVerification } from '#contract/endpoints/account.ts';
import { guarded } from '../guarded.tsx';
import { IdentityForm } from '../IdentityForm.tsx';
import type { Journey } from '../journey.ts';

/** Has the verification link mailed again. */
export const ResendVerification = guarded(function ResendVerification(props: Journey<'resend'>) {
	return <IdentityForm id="resend" endpoint={resendVerification} {...props} />;
});
