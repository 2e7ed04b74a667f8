import type { AreaProps } from '#i18n/area-props.ts';
import type { Resources } from '#i18n/resources.ts';
import type { Journey } from '../shared/return-path.ts';

/** What each platform is called. */
export type PlatformNames = Resources['account']['platforms'];

export interface ConnectedProps extends AreaProps {
	texts: Journey<'connected'>['texts'];
	names: PlatformNames;
}
