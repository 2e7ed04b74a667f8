import * as v from 'valibot';
import type { User } from '#contract/endpoints/account.ts';
import { type Passkey, renamePasskey } from '#contract/endpoints/passkeys.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import type { AccountState } from '../shared/use-account-data.ts';

/** What the section of passkeys is given; `refresh` asks for the player anew after a change. */
export interface PasskeySectionProps extends AreaProps {
	passkeys: Resources['account']['passkeys'];
	user: User;
	refresh: () => Promise<void>;
}

/** What its parts are given; `change` shows the list as a change leaves it. */
export interface PasskeyProps extends Omit<PasskeySectionProps, 'passkeys'> {
	texts: PasskeySectionProps['passkeys'];
	change: AccountState<Passkey[]>['change'];
}

const { name } = renamePasskey.request.entries;
/** What is typed where a passkey is added or renamed. */
export const passkeyName = v.object({ name });
