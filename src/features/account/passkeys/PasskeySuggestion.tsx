import { useState } from 'react';
import type { User } from '#contract/endpoints/account.ts';
import type { Resources } from '#i18n/resources.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { declinePasskeys } from './browser-support.ts';
import styles from './PasskeySection.module.css';

interface PasskeySuggestionProps {
	texts: Resources['account']['passkeys']['suggestion'];
	user: User;
}

/** Offers a passkey to a player without one who has just signed in. */
export function PasskeySuggestion({ texts, user }: PasskeySuggestionProps) {
	const [isOpen, setOpen] = useState(true);
	const close = () => {
		declinePasskeys();
		setOpen(false);
	};
	if (!isOpen || user.passkeys !== 0) return null;
	return (
		<section className={styles.suggestion} aria-labelledby="passkey-suggestion">
			<h2 id="passkey-suggestion" className={styles.name}>
				{texts.title}
			</h2>
			<p>{texts.text}</p>
			<div className={styles.actions}>
				<ButtonLink look="quiet" href="#passkeys">
					{texts.add}
				</ButtonLink>
				<Button look="plain" onClick={close}>
					{texts.later}
				</Button>
			</div>
		</section>
	);
}
