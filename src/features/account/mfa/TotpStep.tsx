import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { confirmTotp, type TotpSetup } from '#contract/endpoints/mfa.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { ConfirmForm, CopyButton, StepTitle } from './ConfirmForm.tsx';
import type { MfaStepProps } from './setup-steps.ts';
import styles from './TotpStep.module.css';

interface QrCodeProps {
	/** What a camera reads. */
	text: string;
	/** What it is, for who cannot see it. */
	label: string;
}

interface Squares {
	size: number;
	path: string;
}

/** Squares of white around the code; cameras need four. */
const border = 4;

/** A QR code, drawn here: what it holds is a secret. Its place is reserved while the drawing code loads. */
function QrCode({ text, label }: QrCodeProps) {
	const [squares, setSquares] = useState<Squares>();
	useEffect(() => {
		let isWanted = true;
		// Without it the letters below do.
		void draw(text).then(
			(drawn) => isWanted && setSquares(drawn),
			() => {},
		);
		return () => {
			isWanted = false;
		};
	}, [text]);
	const size = squares?.size ?? 1;
	return (
		<svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
			<path d={squares?.path ?? ''} />
		</svg>
	);
}

async function draw(text: string): Promise<Squares> {
	const { encode } = await loadModule(() => import('uqr'));
	const { data, size } = encode(text, { ecc: 'M', border });
	const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
	return { size, path: rows.join('') };
}

/** Hands an app its secret, as a picture, as a link and in letters, and takes the code that it shows then. */
export function TotpStep({ setup, ...props }: MfaStepProps & { setup: TotpSetup }) {
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
							confirm={(code) => call(confirmTotp, { code }, { handles: 'any' })}
						/>
					</div>
				</li>
			</ol>
		</>
	);
}

/** A secret in groups of four, as it is easier to type. */
function inGroups(secret: string): string {
	return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
