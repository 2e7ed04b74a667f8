import { call } from '#api/call.ts';
import { confirmTotp, type TotpSetup } from '#contract/endpoints/second-factor.ts';
import styles from './AppStep.module.css';
import { ConfirmForm, confirmCodes } from './ConfirmForm.tsx';
import { CopyButton } from './CopyButton.tsx';
import type { FactorStepProps } from './factor-props.ts';
import { inGroups } from './in-groups.ts';
import { QrCode } from './QrCode.tsx';
import { StepTitle } from './StepTitle.tsx';

/** Hands an app its secret, as a picture, as a link and in letters, and takes the code that it shows then. */
export function AppStep({ setup, ...props }: FactorStepProps & { setup: TotpSetup }) {
	const { form, texts } = props;
	const { app } = texts;
	return (
		<>
			<StepTitle>{app.name}</StepTitle>
			<ol className={styles.steps}>
				<li>
					<div className={styles.part}>
						<p>{app.scan}</p>
						<QrCode text={setup.uri} label={app.qr} />
						<a className={styles.link} href={setup.uri}>
							{app.open}
						</a>
						<p className={styles.note}>{app.orType}</p>
						<p className={styles.secret}>
							<code className={styles.letters}>{inGroups(setup.secret)}</code>
							<CopyButton text={setup.secret} label={app.copy} form={form} />
						</p>
					</div>
				</li>
				<li>
					<div className={styles.part}>
						<p>{app.enter}</p>
						<ConfirmForm
							{...props}
							id="factor-app"
							confirm={(code) => call(confirmTotp, { code }, { untold: confirmCodes })}
						/>
					</div>
				</li>
			</ol>
		</>
	);
}
