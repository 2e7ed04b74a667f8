import { interpolate } from '#lib/interpolate.ts';
import styles from './Delete.module.css';
import type { BeforeProps } from './delete-props.ts';

/** What is gone with the account. */
export function Losses({ texts, user }: Pick<BeforeProps, 'texts' | 'user'>) {
	const losses = Object.entries(texts.losses);
	return (
		<section className={styles.part}>
			<h2 className={styles.title}>{texts.lossTitle}</h2>
			<ul className={styles.losses}>
				{losses.map(([name, text]) => (
					<li key={name}>{interpolate(text, { username: user.username })}</li>
				))}
			</ul>
		</section>
	);
}
