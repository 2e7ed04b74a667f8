import type { AreaProps } from '#i18n/area-props.ts';
import type { ReturnPath } from '../shared/return-path.ts';

export interface FriendsProps extends AreaProps {
	texts: ReturnPath<'friends'>['texts'];
}
