import type { User } from '#contract/endpoints/account.ts';
import type { AreaProps } from '#i18n/area-props.ts';
import type { Resources } from '#i18n/resources.ts';

/** What the islands that delete the account are given by their pages. */
export interface DeleteProps extends AreaProps {
	texts: Omit<Resources['account']['deletion'], 'title' | 'description' | 'intro'>;
}

/** What is shown while the account is still there. */
export interface BeforeProps extends DeleteProps {
	user: User;
	refresh: () => Promise<void>;
	onGone: () => void;
}
