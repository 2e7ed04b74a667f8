import { forgotPassword } from '#contract/endpoints/account.ts';
import { useGuard } from '../shared/page-guards.ts';
import type { Journey } from '../shared/return-path.ts';
import { guarded } from '../shared/with-guard.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Has a reset link mailed. */
export const ForgotPassword = guarded(function ForgotPassword(props: Journey<'forgot'>) {
	useGuard('guests-only', props);
	return <IdentityForm id="forgot" endpoint={forgotPassword} {...props} />;
});
