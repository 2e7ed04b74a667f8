import type { AreaProps } from '#i18n/area-props.ts';
import { localePath } from '#i18n/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './SessionEnded.module.css';

/** Says above an open form that its session is over, and offers a login beside it, so that nothing typed is lost. */
export function SessionEnded({ locale, area }: Pick<AreaProps, 'locale' | 'area'>) {
	return (
		<div className={styles.place}>
			<Notice tone="warn" title={area.endedTitle}>
				<p>{area.ended}</p>
				<ButtonLink look="quiet" href={localePath('/account/login', locale)} target="_blank" rel="opener">
					{area.login}
					<span className="visually-hidden"> {area.newTab}</span>
				</ButtonLink>
			</Notice>
		</div>
	);
}
