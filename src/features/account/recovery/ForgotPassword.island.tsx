import { forgotPassword } from '#contract/endpoints/account.ts';
import { useGuard } from '../shared/page-guards.ts';
import type { ReturnPath } from '../shared/return-path.ts';
import { withGuard } from '../shared/with-guard.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Has a reset link mailed. */
export const ForgotPassword = withGuard(function ForgotPassword(props: ReturnPath<'forgot'>) {
	useGuard('guests-only', props);
	return <IdentityForm id="forgot" endpoint={forgotPassword} {...props} />;
});
