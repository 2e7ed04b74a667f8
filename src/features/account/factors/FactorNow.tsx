import { FactorOff } from './FactorOff.tsx';
import { FactorOn } from './FactorOn.tsx';
import type { FactorStepProps } from './factor-props.ts';

/** What the second step is at the moment. */
export function FactorNow(props: FactorStepProps) {
	const { mfa } = props.user;
	return mfa ? <FactorOn {...props} mfa={mfa} /> : <FactorOff {...props} />;
}
