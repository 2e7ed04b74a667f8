import type * as v from 'valibot';
import { call } from '#api/call.ts';
import { addPasskey, type Passkey, startPasskey } from '#contract/endpoints/passkeys.ts';
import { limits } from '#contract/limits.ts';
import { loadModule } from '#lib/browser/load-module.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { FormActions, useChange } from '../profile/Setting.tsx';
import { AccountForm } from '../shared/AccountForm.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import { useVerified } from '../verification/verified.ts';
import { suggestPasskeyName } from './browser-support.ts';
import styles from './PasskeySection.module.css';
import { type PasskeyProps, passkeyName } from './passkey-props.ts';

/** Adds a passkey: asks for its name first, so that nothing is left to do once the browser has made it. */
export function AddPasskey({ onStart, ...props }: PasskeyProps & { onStart: () => void }) {
	const { texts } = props;
	const { change, place, edit, end } = useChange<HTMLDivElement>();
	const open = () => {
		onStart();
		edit();
	};
	return (
		<div ref={place}>
			{change.kind === 'editing' ? (
				<AddForm {...props} end={end} />
			) : (
				<Button look="quiet" data-opens onClick={open}>
					{texts.add}
				</Button>
			)}
			<div className={styles.added}>
				<StatusMessage text={change.kind === 'saved' ? change.news : ''} />
			</div>
		</div>
	);
}

function AddForm({ end, ...props }: PasskeyProps & { end: (news?: string) => void }) {
	const { locale, form, texts, change, refresh } = props;
	const verified = useVerified();
	const send = async ({ name }: v.InferOutput<typeof passkeyName>) => {
		const { makePasskey } = await loadModule(() => import('./ceremonies.ts'));
		const started = await verified((proof) => call(startPasskey, proof, { handles: 'any' }));
		if (started.kind !== 'ok') return started;
		const made = await makePasskey(started.data, locale);
		if (made.kind !== 'ok') return made;
		const added = await call(addPasskey, { name, credential: made.data }, { handles: 'any' });
		return added.kind === 'ok' ? { kind: 'added' as const, passkey: added.data } : added;
	};
	const finish = async (passkey: Passkey) => {
		end(interpolate(texts.added, { name: passkey.name }));
		await change((list) => [...list, passkey]);
		await refresh();
	};
	return (
		<div className={styles.form}>
			<AccountForm
				id="passkey"
				draft={false}
				schema={passkeyName}
				initial={{ name: suggestPasskeyName() }}
				locale={locale}
				texts={form}
				send={send}
				onDone={(done) => 'passkey' in done && finish(done.passkey)}
			>
				<TextField
					name="name"
					label={texts.name}
					hint={texts.nameHint}
					length={{ max: limits.passkey.name.max }}
					required
				/>
				<FormActions submit={texts.create} cancel={texts.cancel} onCancel={() => end()} />
			</AccountForm>
		</div>
	);
}
