import { type ReactNode, useState } from 'react';
import { call, showFailure } from '#api/call.ts';
import type { User } from '#contract/endpoints/account.ts';
import { addTotp, renewRecoveryCodes } from '#contract/endpoints/mfa.ts';
import { pluralize } from '#lib/text/format.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import { useVerified } from '../verification/verified.ts';
import styles from './MfaStatus.module.css';
import type { MfaStepProps } from './setup-steps.ts';

/** Recovery codes that are left when it is time for new ones. */
const few = 3;

/** The second step that is set up, and what is left of its recovery codes. */
function FactorOn({ mfa, ...props }: MfaStepProps & { mfa: NonNullable<User['mfa']> }) {
	const { locale, texts, user, move } = props;
	const { isBusy, renew } = useNewCodes(props);
	const left = user.recoveryCodesLeft;
	const name = mfa === 'sms' ? interpolate(texts.sms.on, { phone: user.phoneMasked ?? '' }) : texts.app.name;
	return (
		<>
			{left <= few && (
				<Notice tone="warn" title={pluralize(texts, 'left', left, locale)}>
					<p>{texts.few}</p>
				</Notice>
			)}
			<dl className={styles.rows}>
				<MfaRow
					name={name}
					action={texts.remove.action}
					actionName={texts.remove.actionName}
					onAct={() => move({ kind: 'askRemoval' })}
				>
					<StatusBadge isOn>{texts.on}</StatusBadge>
				</MfaRow>
				<MfaRow
					name={texts.codes.name}
					action={texts.codes.renew}
					actionName={texts.codes.renewName}
					isBusy={isBusy}
					onAct={renew}
				>
					<p>{pluralize(texts, 'left', left, locale)}</p>
					<p className={styles.note}>{texts.codes.replaces}</p>
				</MfaRow>
			</dl>
		</>
	);
}

/** Has ten new recovery codes made, once it is verified who asks. */
function useNewCodes({ move, refresh }: MfaStepProps): {
	isBusy: boolean;
	renew: () => Promise<void>;
} {
	const verified = useVerified();
	const [isBusy, setBusy] = useState(false);
	const renew = async () => {
		setBusy(true);
		const result = await verified((proof) => call(renewRecoveryCodes, proof, { handles: 'any' }));
		setBusy(false);
		showFailure(result);
		if (result.kind === 'ok') move({ kind: 'codesMade', codes: result.data.recoveryCodes });
		// Another device may have removed the factor.
		if (result.kind === 'ok' || result.kind === 'failed') await refresh();
	};
	return { isBusy, renew };
}

/** What the second step is at the moment. */
export function MfaStatus(props: MfaStepProps) {
	const { mfa } = props.user;
	return mfa ? <FactorOn {...props} mfa={mfa} /> : <FactorOff {...props} />;
}

interface FactorRowProps {
	name: string;
	/** The text of its button, and the same as assistive technology reads it without the row around it. */
	action: string;
	actionName: string;
	/** The steps that begin here, to which the focus comes back when they are cancelled. */
	opens?: string;
	isBusy?: boolean;
	onAct: () => void;
	children: ReactNode;
}

/** A kind of second step, or what belongs to it, with the one thing that can be done about it. */
export function MfaRow(props: FactorRowProps) {
	const { name, action, actionName, opens, isBusy = false, onAct, children } = props;
	return (
		<div className={styles.row}>
			<dt className={styles.name}>{name}</dt>
			<dd className={styles.text}>{children}</dd>
			<dd className={styles.action}>
				<Button
					look="plain"
					aria-label={actionName}
					data-opens={opens}
					aria-disabled={isBusy}
					onClick={isBusy ? undefined : onAct}
				>
					{action}
				</Button>
			</dd>
		</div>
	);
}

/** The kinds of second step that can be set up, the safer one first. */
function FactorOff(props: MfaStepProps) {
	const { texts, move } = props;
	const { isBusy, make } = useSecret(props);
	return (
		<>
			<p className={styles.lead}>{texts.lead}</p>
			<StatusBadge isOn={false}>{texts.off}</StatusBadge>
			<dl className={styles.rows}>
				<MfaRow
					name={texts.app.name}
					action={texts.setUp}
					actionName={texts.app.setUp}
					opens="app"
					isBusy={isBusy}
					onAct={make}
				>
					<p>{texts.app.about}</p>
				</MfaRow>
				<MfaRow
					name={texts.sms.name}
					action={texts.setUp}
					actionName={texts.sms.setUp}
					opens="phone sms"
					onAct={() => move({ kind: 'addPhone' })}
				>
					<p>{texts.sms.about}</p>
				</MfaRow>
			</dl>
		</>
	);
}

/** Has the secret for an app made, once it is verified who asks. */
function useSecret({ move, refresh }: MfaStepProps): {
	isBusy: boolean;
	make: () => Promise<void>;
} {
	const verified = useVerified();
	const [isBusy, setBusy] = useState(false);
	const make = async () => {
		setBusy(true);
		const result = await verified((proof) => call(addTotp, proof, { handles: 'any' }));
		setBusy(false);
		showFailure(result);
		if (result.kind === 'ok') move({ kind: 'secretMade', setup: result.data });
		// Another device may have set one up.
		else if (result.kind === 'failed') await refresh();
	};
	return { isBusy, make };
}
