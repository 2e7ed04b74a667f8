import type { AreaProps } from '#i18n/area-props.ts';
import type { BuiltPictures } from '#lib/pictures.ts';
import type { Journey } from '../journey.ts';
import type { PlatformNames } from '../platforms/platform-props.ts';

export interface SavesProps extends AreaProps {
	texts: Journey<'saves'>['texts'];
	names: PlatformNames;
	/** A picture of each game by its name. */
	art: BuiltPictures;
}
