import { StateMark } from '../StateMark.tsx';
import styles from './FactorNow.module.css';
import { FactorRow } from './FactorRow.tsx';
import type { FactorStepProps } from './factor-props.ts';
import { useSecret } from './use-secret.ts';

/** The kinds of second step that can be set up, the safer one first. */
export function FactorOff(props: FactorStepProps) {
	const { texts, move } = props;
	const { isBusy, make } = useSecret(props);
	return (
		<>
			<p className={styles.lead}>{texts.lead}</p>
			<StateMark isOn={false}>{texts.off}</StateMark>
			<dl className={styles.rows}>
				<FactorRow
					name={texts.app.name}
					action={texts.setUp}
					actionName={texts.app.setUp}
					opens="app"
					isBusy={isBusy}
					onAct={make}
				>
					<p>{texts.app.about}</p>
				</FactorRow>
				<FactorRow
					name={texts.sms.name}
					action={texts.setUp}
					actionName={texts.sms.setUp}
					opens="phone sms"
					onAct={() => move({ kind: 'addPhone' })}
				>
					<p>{texts.sms.about}</p>
				</FactorRow>
			</dl>
		</>
	);
}
