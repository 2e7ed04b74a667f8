import { withdrawSurvey } from '#contract/endpoints/surveys.ts';
import { Withdrawal, type WithdrawalProps } from './Withdrawal.tsx';

/** Takes a sign-up for a playtest back. */
export function WithdrawSurvey(props: WithdrawalProps) {
	return <Withdrawal {...props} endpoint={withdrawSurvey} home="/playtests" />;
}
