import { forgotPassword } from '#contract/endpoints/account.ts';
import { guarded } from '../guarded.tsx';
import { IdentityForm } from '../IdentityForm.tsx';
import type { Journey } from '../journey.ts';
import { useGuestsOnly } from '../use-guests-only.ts';

/** Has a reset link mailed. */
export const ForgotPassword = guarded(function ForgotPassword(props: Journey<'forgot'>) {
	useGuestsOnly(props.locale);
	return <IdentityForm id="forgot" endpoint={forgotPassword} {...props} />;
});
