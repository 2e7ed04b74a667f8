import { useEffect } from 'react';
import * as v from 'valibot';
import { ticked } from '#contract/fields.ts';
import { downloadBlob } from '#lib/browser/download.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/choice/CheckboxField.tsx';
import { SubmitButton } from '#ui/form/Form.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { CopyButton, StepTitle } from './ConfirmForm.tsx';
import styles from './RecoveryCodesStep.module.css';
import type { MfaStepProps } from './setup-steps.ts';

const schema = v.object({ saved: ticked });

/** Shows the recovery codes, this once, and lets nobody go on who has not said that they are saved. */
export function RecoveryCodesStep({ codes, ...props }: MfaStepProps & { codes: readonly string[] }) {
	const { locale, form, texts, user, move } = props;
	useStayWarning();
	return (
		<>
			<StepTitle>{texts.codes.title}</StepTitle>
			<p className={styles.lead}>{texts.codes.lead}</p>
			<p className={styles.owner}>{interpolate(texts.codes.owner, { username: user.username })}</p>
			<ol className={styles.codes} aria-label={texts.codes.name}>
				{codes.map((code) => (
					<li key={code} className={styles.code}>
						<code>{code}</code>
					</li>
				))}
			</ol>
			<CodesActions codes={codes} form={form} texts={texts} user={user} />
			<div className={styles.form}>
				<AccountForm
					id="factor-codes"
					schema={schema}
					locale={locale}
					texts={form}
					isStep
					send={async () => ({ kind: 'ok' as const })}
					onDone={() => move({ kind: 'done', news: texts.codes.done })}
				>
					<CheckboxField name="saved" label={texts.codes.saved} required />
					<SubmitButton>{texts.codes.close}</SubmitButton>
				</AccountForm>
			</div>
		</>
	);
}

interface CodesActionsProps extends Pick<MfaStepProps, 'form' | 'texts' | 'user'> {
	codes: readonly string[];
}

/** The ways to keep recovery codes: in the clipboard, as a file, on paper. */
function CodesActions({ codes, form, texts, user }: CodesActionsProps) {
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

/** Has the browser ask before the page is left, for as long as it shows what is shown only once. */
function useStayWarning(): void {
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, []);
}
