import type { User } from '#contract/endpoints/account.ts';
import { counted } from '#lib/counted.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Notice } from '#ui/Notice.tsx';
import { StateMark } from '../StateMark.tsx';
import styles from './FactorNow.module.css';
import { FactorRow } from './FactorRow.tsx';
import type { FactorStepProps } from './factor-props.ts';
import { useNewCodes } from './use-new-codes.ts';

/** Recovery codes that are left when it is time for new ones. */
const few = 3;

/** The second step that is set up, and what is left of its recovery codes. */
export function FactorOn({ mfa, ...props }: FactorStepProps & { mfa: NonNullable<User['mfa']> }) {
	const { locale, texts, user, move } = props;
	const { isBusy, renew } = useNewCodes(props);
	const left = user.recoveryCodesLeft;
	const name = mfa === 'sms' ? interpolate(texts.sms.on, { phone: user.phoneMasked ?? '' }) : texts.app.name;
	return (
		<>
			{left <= few && (
				<Notice tone="warn" title={counted(texts, 'left', left, locale)}>
					<p>{texts.few}</p>
				</Notice>
			)}
			<dl className={styles.rows}>
				<FactorRow
					name={name}
					action={texts.remove.action}
					actionName={texts.remove.actionName}
					onAct={() => move({ kind: 'askRemoval' })}
				>
					<StateMark isOn>{texts.on}</StateMark>
				</FactorRow>
				<FactorRow
					name={texts.codes.name}
					action={texts.codes.renew}
					actionName={texts.codes.renewName}
					isBusy={isBusy}
					onAct={renew}
				>
					<p>{counted(texts, 'left', left, locale)}</p>
					<p className={styles.note}>{texts.codes.replaces}</p>
				</FactorRow>
			</dl>
		</>
	);
}
