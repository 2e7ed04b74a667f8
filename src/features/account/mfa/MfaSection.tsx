import { type ReactNode, type RefObject, useEffect, useReducer, useRef } from 'react';
import { call, showFailure } from '#api/call.ts';
import { removeFactor } from '#contract/endpoints/mfa.ts';
import { Section } from '../profile/Section.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { useVerified } from '../verification/verified.ts';
import styles from './MfaSection.module.css';
import { MfaStatus } from './MfaStatus.tsx';
import { RecoveryCodesStep } from './RecoveryCodesStep.tsx';
import { PhoneStep, SmsStep } from './SmsStep.tsx';
import { type MfaSectionProps, type MfaStep, type MfaStepProps, nextMfaStep } from './setup-steps.ts';
import { TotpStep } from './TotpStep.tsx';

/** The second step at the login: what it is now, and the way to set it up, renew its codes or remove it. */
export function MfaSection({ mfa: texts, ...given }: MfaSectionProps) {
	const [step, move] = useReducer(nextMfaStep, { kind: 'shown', news: '' });
	const props = { ...given, texts, move };
	const place = useFocusBack(step);
	const isShown = step.kind === 'shown' || step.kind === 'removing';
	return (
		<Section title={texts.title}>
			<div ref={place}>
				{isShown ? (
					<>
						<div className={styles.news}>
							<StatusMessage text={step.kind === 'shown' ? step.news : ''} />
						</div>
						<MfaStatus {...props} />
						{step.kind === 'removing' && <RemoveQuestion {...props} />}
					</>
				) : (
					<Panel key={step.kind} isCodes={step.kind === 'codes'}>
						<Step {...props} step={step} />
					</Panel>
				)}
			</div>
		</Section>
	);
}

function Step({ step, ...props }: MfaStepProps & { step: MfaStep }) {
	switch (step.kind) {
		case 'phone':
			return <PhoneStep {...props} phone={step.phone} />;
		case 'sms':
			return <SmsStep {...props} phone={step.phone} />;
		case 'app':
			return <TotpStep {...props} setup={step.setup} />;
		case 'codes':
			return <RecoveryCodesStep {...props} codes={step.codes} />;
		default:
			return null;
	}
}

/** A step in its place; what held the focus is gone, so that its title takes it. */
function Panel({ isCodes, children }: { isCodes: boolean; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.querySelector('h4')?.focus(), []);
	return (
		<div ref={place} className={styles.panel} data-prints-alone={isCodes || undefined}>
			{children}
		</div>
	);
}

/** Gives the focus back to what began a step when the step is cancelled; goes on what holds them all. */
function useFocusBack(step: MfaStep): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	const before = useRef(step.kind);
	useEffect(() => {
		const opener = `[data-opens~="${before.current}"]`;
		before.current = step.kind;
		if (step.kind === 'shown' && !step.news) place.current?.querySelector<HTMLElement>(opener)?.focus();
	}, [step]);
	return place;
}

/** Says what it means to remove the second step, and removes it once it is verified who asks. */
function RemoveQuestion({ area, texts, refresh, move }: MfaStepProps) {
	const verified = useVerified();
	const remove = async () => {
		// The verification opens where the question was.
		move({ kind: 'cancel' });
		const result = await verified((proof) => call(removeFactor, proof, { handles: 'any' }));
		showFailure(result);
		if (result.kind === 'ok' || result.kind === 'failed') await refresh();
		// Its button is gone by now, and with it the focus, which the news takes.
		if (result.kind === 'ok') move({ kind: 'done', news: texts.remove.done });
	};
	return (
		<ConfirmDialog
			area={area}
			texts={texts.remove}
			tone="danger"
			onConfirm={remove}
			onCancel={() => move({ kind: 'cancel' })}
		>
			<p>{texts.remove.text}</p>
		</ConfirmDialog>
	);
}
