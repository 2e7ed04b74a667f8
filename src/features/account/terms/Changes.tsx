import type { User } from '#contract/endpoints/account.ts';
import { interpolate } from '#lib/interpolate.ts';
import styles from './Terms.module.css';
import type { TermsProps } from './terms-props.ts';

/** What each version changed that the player has not accepted. */
export function Changes({ texts, changes, user }: TermsProps & { user: User }) {
	const unknown = changes.filter(({ version }) => version > user.termsVersion);
	return (
		<section aria-labelledby="changes">
			<h2 id="changes" className={styles.title}>
				{texts.changes}
			</h2>
			<dl className={styles.changes}>
				{unknown.map(({ version, day, text }) => (
					<div key={version} className={styles.change}>
						<dt className={styles.version}>
							{interpolate(texts.version, { version })}
							<span className={styles.day}>{day}</span>
						</dt>
						<dd className={styles.text}>{text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
