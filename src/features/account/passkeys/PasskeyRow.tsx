import { useState } from 'react';
import type * as v from 'valibot';
import { call, showFailure } from '#api/call.ts';
import { type Passkey, removePasskey, renamePasskey } from '#contract/endpoints/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { formatDay, formatMoment } from '#i18n/formats.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { FormActions, useChange } from '../profile/Setting.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { useVerified } from '../verification/verified.ts';
import styles from './PasskeySection.module.css';
import { type PasskeyProps, passkeyName } from './passkey-props.ts';

interface PasskeyRowProps extends PasskeyProps {
	passkey: Passkey;
	/** Whether it is the only one. */
	isLast: boolean;
	onRemoved: (passkey: Passkey) => Promise<void>;
}

/** One passkey with when it was added and used, and the two things that can be done about it. */
export function PasskeyRow(props: PasskeyRowProps) {
	const { locale, texts, passkey } = props;
	const { name } = passkey;
	const { change, place, edit, end } = useChange<HTMLLIElement>();
	const [isAsking, setAsking] = useState(false);
	return (
		<li ref={place} className={styles.row}>
			{change.kind === 'editing' ? (
				<RenameForm {...props} end={end} />
			) : (
				<>
					<span className={styles.name}>{name}</span>
					<span className={styles.facts}>{factsOf(passkey, texts, locale)}</span>
					<span className={styles.actions}>
						<Button
							look="plain"
							data-opens
							aria-label={interpolate(texts.renameName, { name })}
							onClick={edit}
						>
							{texts.rename}
						</Button>
						<Button
							look="plain"
							aria-label={interpolate(texts.removeName, { name })}
							onClick={() => setAsking(true)}
						>
							{texts.remove}
						</Button>
					</span>
				</>
			)}
			<div className={styles.news}>
				<StatusMessage text={change.kind === 'saved' ? change.news : ''} />
			</div>
			{isAsking && <RemoveQuestion {...props} onEnd={() => setAsking(false)} />}
		</li>
	);
}

/** When it was added and used, and whether it is on more than one device. */
function factsOf(passkey: Passkey, texts: PasskeyProps['texts'], locale: PasskeyProps['locale']): string {
	const { createdAt, lastUsedAt, backedUp } = passkey;
	const used = lastUsedAt
		? interpolate(texts.used, { date: formatMoment(lastUsedAt, locale) })
		: texts.unused;
	const facts = [interpolate(texts.created, { date: formatDay(createdAt, locale) }), used];
	return [...facts, ...(backedUp ? [texts.synced] : [])].join(', ');
}

function RenameForm({ end, ...props }: PasskeyRowProps & { end: (news?: string) => void }) {
	const { locale, form, texts, passkey, change } = props;
	const verified = useVerified();
	const send = async ({ name }: v.InferOutput<typeof passkeyName>) => {
		const input = { id: passkey.id, name };
		const result = await verified((proof) => call(renamePasskey, { ...input, ...proof }, { handles: 'any' }));
		return result.kind === 'ok' ? { kind: 'renamed' as const, name } : result;
	};
	const finish = async (name: string) => {
		await change((list) => list.map((known) => (known.id === passkey.id ? { ...known, name } : known)));
		end(interpolate(texts.renamed, { name }));
	};
	return (
		<div className={styles.form}>
			<AccountForm
				id={`passkey-${passkey.id}`}
				draft={false}
				schema={passkeyName}
				initial={{ name: passkey.name }}
				locale={locale}
				texts={form}
				send={send}
				onDone={(done) => 'name' in done && finish(done.name)}
			>
				<TextField name="name" label={texts.name} length={{ max: limits.passkey.name.max }} required />
				<FormActions submit={texts.save} cancel={texts.cancel} onCancel={() => end()} />
			</AccountForm>
		</div>
	);
}

/** Says what it means to remove the passkey, and removes it once it is verified who asks. */
function RemoveQuestion({ onEnd, ...props }: PasskeyRowProps & { onEnd: () => void }) {
	const { area, texts, passkey, isLast, onRemoved } = props;
	const { name, id } = passkey;
	const verified = useVerified();
	const remove = async () => {
		// The verification opens where the question was.
		onEnd();
		const result = await verified((proof) => call(removePasskey, { id, ...proof }, { handles: 'any' }));
		const isGone = result.kind === 'failed' && result.codes.includes('PASSKEY_NOT_FOUND');
		if (result.kind === 'ok' || isGone) await onRemoved(passkey);
		else showFailure(result);
	};
	const { question } = texts;
	const title = interpolate(question.title, { name });
	return (
		<ConfirmDialog
			area={area}
			texts={{ ...question, title }}
			tone="danger"
			onConfirm={remove}
			onCancel={onEnd}
		>
			<p>{isLast ? question.last : question.text}</p>
			<p>{question.device}</p>
		</ConfirmDialog>
	);
}
