import * as v from 'valibot';
import { ticked } from '#contract/fields.ts';
import { interpolate } from '#lib/interpolate.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { CodesActions } from './CodesActions.tsx';
import styles from './CodesStep.module.css';
import type { FactorStepProps } from './factor-props.ts';
import { StepTitle } from './StepTitle.tsx';
import { useStayWarning } from './use-stay-warning.ts';

const schema = v.object({ kept: ticked });

/** Shows the recovery codes, this once, and lets nobody go on who has not said that they are kept. */
export function CodesStep({ codes, ...props }: FactorStepProps & { codes: readonly string[] }) {
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
					<CheckboxField name="kept" label={texts.codes.kept} required />
					<SubmitButton>{texts.codes.close}</SubmitButton>
				</AccountForm>
			</div>
		</>
	);
}
