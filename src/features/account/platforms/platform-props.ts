import type { AreaProps } from '#i18n/form-texts.ts';
import type { Resources } from '#i18n/resources.ts';
import type { ReturnPath } from '../shared/return-path.ts';

/** What each platform is called. */
export type PlatformNames = Resources['account']['platforms'];

export interface ConnectedProps extends AreaProps {
	texts: ReturnPath<'connected'>['texts'];
	names: PlatformNames;
}
