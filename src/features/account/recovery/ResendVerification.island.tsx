import { resendVerification } from '#contract/endpoints/account.ts';
import type { ReturnPath } from '../shared/return-path.ts';
import { withGuard } from '../shared/with-guard.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Has the verification link mailed again. */
export const ResendVerification = withGuard(function ResendVerification(props: ReturnPath<'resend'>) {
	return <IdentityForm id="resend" endpoint={resendVerification} {...props} />;
});
