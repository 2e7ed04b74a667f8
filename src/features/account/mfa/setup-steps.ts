import type { User } from '#contract/endpoints/account.ts';
import type { TotpSetup } from '#contract/endpoints/mfa.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';

/** Where the setting up of MFA stands. */
export type MfaStep =
	/** What is set up is shown, with news where something was just done. */
	| { kind: 'shown'; news: string }
	/** The number of a phone is asked for. */
	/** The one that a code was sent to is there to be corrected. */
	| { kind: 'phone'; phone?: string }
	/** A code was sent to that phone, as E.164. */
	| { kind: 'sms'; phone: string }
	/** An app is to be given the secret, and to show a code. */
	| { kind: 'app'; setup: TotpSetup }
	/** The recovery codes are shown, this once, until they are saved. */
	| { kind: 'codes'; codes: readonly string[] }
	/** Whether the factor is to be removed is asked. */
	| { kind: 'removing' };

export type MfaEvent =
	| { kind: 'addPhone' }
	| { kind: 'smsSent'; phone: string }
	| { kind: 'changePhone' }
	| { kind: 'secretMade'; setup: TotpSetup }
	| { kind: 'codesMade'; codes: readonly string[] }
	| { kind: 'askRemoval' }
	| { kind: 'done'; news: string }
	| { kind: 'cancel' };

/** What an event makes of a step; recovery codes that nobody can see again stay until they are saved. */
export function nextMfaStep(step: MfaStep, event: MfaEvent): MfaStep {
	if (event.kind === 'done') return { kind: 'shown', news: event.news };
	if (step.kind === 'codes') return step;
	switch (event.kind) {
		case 'addPhone':
			return { kind: 'phone' };
		case 'changePhone':
			return step.kind === 'sms' ? { kind: 'phone', phone: step.phone } : step;
		case 'smsSent':
			return step.kind === 'phone' || step.kind === 'sms' ? { kind: 'sms', phone: event.phone } : step;
		case 'secretMade':
			return { kind: 'app', setup: event.setup };
		case 'codesMade':
			return { kind: 'codes', codes: event.codes };
		case 'askRemoval':
			return step.kind === 'shown' ? { kind: 'removing' } : step;
		case 'cancel':
			return step.kind === 'shown' ? step : { kind: 'shown', news: '' };
	}
}

/** What the section of MFA is given; `refresh` asks for the player anew after a change. */
export interface MfaSectionProps extends AreaProps {
	mfa: Resources['account']['mfa'];
	user: User;
	refresh: () => Promise<void>;
	/** The countries, as ISO 3166-1 alpha-2, whose numbers get text messages. */
	smsCountries: readonly string[];
}

/** What each step of it is given. */
export interface MfaStepProps extends Omit<MfaSectionProps, 'mfa'> {
	texts: MfaSectionProps['mfa'];
	move: (event: MfaEvent) => void;
}
