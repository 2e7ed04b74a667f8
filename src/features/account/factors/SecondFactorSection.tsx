import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { News } from '../News.tsx';
import { Section } from '../profile/Section.tsx';
import { AppStep } from './AppStep.tsx';
import { CodesStep } from './CodesStep.tsx';
import { FactorNow } from './FactorNow.tsx';
import type { FactorSectionProps, FactorStepProps } from './factor-props.ts';
import { type FactorStep, nextFactorStep } from './journey.ts';
import { PhoneStep } from './PhoneStep.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import styles from './SecondFactorSection.module.css';
import { SmsStep } from './SmsStep.tsx';
import { useFocusBack } from './use-focus-back.ts';

/** The second step at the login: what it is now, and the way to set it up, renew its codes or remove it. */
export function SecondFactorSection({ secondFactor: texts, ...given }: FactorSectionProps) {
	const [step, move] = useReducer(nextFactorStep, { kind: 'shown', news: '' });
	const props = { ...given, texts, move };
	const place = useFocusBack(step);
	const isShown = step.kind === 'shown' || step.kind === 'removing';
	return (
		<Section title={texts.title}>
			<div ref={place}>
				{isShown ? (
					<>
						<div className={styles.news}>
							<News text={step.kind === 'shown' ? step.news : ''} />
						</div>
						<FactorNow {...props} />
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

function Step({ step, ...props }: FactorStepProps & { step: FactorStep }) {
	switch (step.kind) {
		case 'phone':
			return <PhoneStep {...props} />;
		case 'sms':
			return <SmsStep {...props} phone={step.phone} />;
		case 'app':
			return <AppStep {...props} setup={step.setup} />;
		case 'codes':
			return <CodesStep {...props} codes={step.codes} />;
		default:
			return null;
	}
}

/** A step in its place; what held the focus is gone, so that its title takes it. */
function Panel({ isCodes, children }: { isCodes: boolean; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => place.current?.querySelector('h3')?.focus(), []);
	return (
		<div ref={place} className={styles.panel} data-prints-alone={isCodes || undefined}>
			{children}
		</div>
	);
}
