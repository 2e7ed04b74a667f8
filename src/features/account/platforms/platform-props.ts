import type { AreaProps } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import type { AccountPageProps } from '../shared/with-guard.tsx';

/** What each platform is called. */
export type PlatformNames = Resources['account']['platforms'];

export interface ConnectedProps extends AreaProps {
	texts: AccountPageProps<'connected'>['texts'];
	names: PlatformNames;
}
