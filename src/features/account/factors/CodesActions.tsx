import { downloadBlob } from '#lib/download.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import styles from './CodesStep.module.css';
import { CopyButton } from './CopyButton.tsx';
import type { FactorStepProps } from './factor-props.ts';

interface CodesActionsProps extends Pick<FactorStepProps, 'form' | 'texts' | 'user'> {
	codes: readonly string[];
}

/** The ways to keep recovery codes: in the clipboard, as a file, on paper. */
export function CodesActions({ codes, form, texts, user }: CodesActionsProps) {
	const all = codes.join('\n');
	const download = () => {
		const owner = interpolate(texts.codes.owner, { username: user.username });
		const text = `${owner}\n${location.origin}\n\n${all}\n`;
		downloadBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${user.username}-codes.txt`);
	};
	return (
		<div className={styles.actions}>
			<CopyButton look="quiet" text={all} label={texts.codes.copy} form={form} />
			<Button look="quiet" onClick={download}>
				{texts.codes.download}
			</Button>
			<Button look="quiet" onClick={() => print()}>
				{texts.codes.print}
			</Button>
		</div>
	);
}
