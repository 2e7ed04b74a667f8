import type { AreaProps } from '#i18n/area-props.ts';
import type { Journey } from '../shared/return-path.ts';

export interface FriendsProps extends AreaProps {
	texts: Journey<'friends'>['texts'];
}
