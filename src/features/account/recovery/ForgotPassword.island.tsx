import { forgotPassword } from '#contract/endpoints/account.ts';
import { useGuard } from '../shared/page-guards.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import { IdentityForm } from './IdentityForm.tsx';

/** Has a reset link mailed. */
export const ForgotPassword = withGuard(function ForgotPassword(props: AccountPageProps<'forgot'>) {
	useGuard('guests-only', props);
	return <IdentityForm id="forgot" endpoint={forgotPassword} {...props} />;
});
