import { forgotPassword } from '#contract/endpoints/account.ts';
import { guarded } from '../guarded.tsx';
import { useGuard } from '../guards.ts';
import { IdentityForm } from '../IdentityForm.tsx';
import type { Journey } from '../journey.ts';

/** Has a reset link mailed. */
export const ForgotPassword = guarded(function ForgotPassword(props: Journey<'forgot'>) {
	useGuard('guests-only', props);
	return <IdentityForm id="forgot" endpoint={forgotPassword} {...props} />;
});
