import type { User } from '#contract/endpoints/account.ts';
import type { AreaProps } from '#i18n/area-props.ts';
import type { Resources } from '#i18n/resources.ts';
import type { FactorEvent } from './journey.ts';

/** What the section of the second factor is given; `refresh` asks for the player anew after a change. */
export interface FactorSectionProps extends AreaProps {
	secondFactor: Resources['account']['secondFactor'];
	user: User;
	refresh: () => Promise<void>;
}

/** What each step of it is given. */
export interface FactorStepProps extends Omit<FactorSectionProps, 'secondFactor'> {
	texts: FactorSectionProps['secondFactor'];
	move: (event: FactorEvent) => void;
}
