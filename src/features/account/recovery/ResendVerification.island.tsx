import { resendVerification } from '#contract/endpoints/account.ts';
import type { Journey } from '../shared/return-path.ts';
import { guarded } from '../shared/with-guard.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Has the verification link mailed again. */
export const ResendVerification = guarded(function ResendVerification(props: Journey<'resend'>) {
	return <IdentityForm id="resend" endpoint={resendVerification} {...props} />;
});
