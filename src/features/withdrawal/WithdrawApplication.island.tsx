import { withdraw } from '#contract/endpoints/applications.ts';
import { Withdrawal, type WithdrawalProps } from './Withdrawal.tsx';

/** Takes an application back. */
export function WithdrawApplication(props: WithdrawalProps) {
	return <Withdrawal {...props} endpoint={withdraw} home="/careers" />;
}
