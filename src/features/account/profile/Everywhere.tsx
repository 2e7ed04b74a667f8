import { useState } from 'react';
import { call } from '#api/call.ts';
import { globalLogout } from '#contract/endpoints/account-settings.ts';
import { localePath } from '#i18n/paths.ts';
import { leaveSession } from '#stores/logout.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { SectionProps } from './account-props.ts';
import styles from './FormActions.module.css';

/** Signs out every device, once asked whether it is meant. */
export function Everywhere({ locale, area, texts }: SectionProps) {
	const [isAsking, setAsking] = useState(false);
	const end = async () => {
		const { kind } = await call(globalLogout, {});
		if (kind === 'ok') leaveSession(localePath('/account/login', locale));
	};
	return (
		<>
			<Button look="quiet" onClick={() => setAsking(true)}>
				{texts.everywhere}
			</Button>
			{isAsking && (
				<Dialog title={texts.everywhereTitle} close={area.close} onClose={() => setAsking(false)}>
					<p>{texts.everywhereLead}</p>
					<div className={styles.actions}>
						<Button onClick={end}>{texts.everywhere}</Button>
						<Button look="quiet" onClick={() => setAsking(false)}>
							{texts.cancel}
						</Button>
					</div>
				</Dialog>
			)}
		</>
	);
}
