import type { FormSchema } from '@formisch/react';
import type { ReactNode } from 'react';
import { localePath } from '#i18n/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { AccountForm } from '../AccountForm.tsx';
import styles from './Delete.module.css';
import type { BeforeProps } from './delete-props.ts';
import { sendDeletion } from './send-deletion.ts';

interface DeleteFormProps extends BeforeProps {
	schema: FormSchema;
	/** The field that asks who it is: a password or a code. */
	children: ReactNode;
}

/** Deletes the account with what it asks for; the way back stands beside it. */
export function DeleteForm({ schema, children, ...props }: DeleteFormProps) {
	const { locale, form, texts, refresh, onGone } = props;
	return (
		<AccountForm
			id="delete"
			schema={schema}
			locale={locale}
			texts={form}
			send={(typed) => sendDeletion(typed as Record<string, string>, refresh)}
			onDone={onGone}
		>
			{children}
			<div className={styles.actions}>
				<SubmitButton tone="danger">{texts.submit}</SubmitButton>
				<ButtonLink look="quiet" href={localePath('/account', locale)}>
					{texts.keep}
				</ButtonLink>
			</div>
		</AccountForm>
	);
}
