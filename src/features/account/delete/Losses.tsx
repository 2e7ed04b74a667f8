import { interpolate } from '#lib/interpolate.ts';
import styles from './Delete.module.css';
import type { BeforeProps } from './delete-props.ts';

/** What is gone with the account. */
export function Losses({ texts, user }: Pick<BeforeProps, 'texts' | 'user'>) {
	const { saves, friends, platforms, extras, name } = texts.losses;
	return (
		<section className={styles.part}>
			<h2 className={styles.title}>{texts.lossTitle}</h2>
			<ul className={styles.losses}>
				{[saves, friends, platforms, extras].map((loss) => (
					<li key={loss}>{loss}</li>
				))}
				<li>{interpolate(name, { username: user.username })}</li>
			</ul>
		</section>
	);
}
