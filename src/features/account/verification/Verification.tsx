import { type ReactNode, useCallback, useState } from 'react';
import type { User } from '#contract/endpoints/account.ts';
import type { AreaProps } from '#i18n/area-props.ts';
import { asksForProof } from './asking.ts';
import { VerificationDialog } from './VerificationDialog.tsx';
import { type Cancelled, type Proof, type Verified, VerifiedContext } from './verified.ts';

type Outcome = { kind: string };

/** A change that waits for its proof. */
export interface Asking {
	send: (proof: Proof) => Promise<Outcome>;
	settle: (outcome: Outcome | Cancelled) => void;
}

interface VerificationProps extends AreaProps {
	user: User;
	/** Asks for the player anew. */
	refresh: () => Promise<void>;
	children: ReactNode;
}

/** Lets what is below it send sensitive changes, and asks for their proof in a dialog where one is needed. */
export function Verification({ children, ...props }: VerificationProps) {
	const [asking, setAsking] = useState<Asking>();
	const verified = useCallback(async (send: Asking['send']) => {
		const first = await send({ password: '', code: '' });
		if (!asksForProof(first)) return first;
		return new Promise<Outcome>((resolve) => {
			const settle = (outcome: Outcome) => {
				setAsking(undefined);
				resolve(outcome);
			};
			setAsking({ send, settle });
		});
	}, []);
	return (
		<VerifiedContext value={verified as Verified}>
			{children}
			{asking && <VerificationDialog {...props} asking={asking} />}
		</VerifiedContext>
	);
}
