import type { AreaProps } from '#i18n/area-props.ts';
import type { BuiltPictures } from '#lib/pictures.ts';
import type { Journey } from '../journey.ts';
import type { PlatformNames } from '../platforms/platform-props.ts';

export interface ExtrasProps extends AreaProps {
	texts: Journey<'extras'>['texts'];
	names: PlatformNames;
	/** What the build knows of games and of the store. */
	pictures: BuiltPictures;
}
