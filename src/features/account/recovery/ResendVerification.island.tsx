import { resendVerification } from '#contract/endpoints/account.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Has the verification link mailed again. */
export const ResendVerification = withGuard(function ResendVerification(props: AccountPageProps<'resend'>) {
	return <IdentityForm id="resend" endpoint={resendVerification} {...props} />;
});
