import { merch } from '#contract/endpoints/account-settings.ts';
import { entitlementPlatforms } from '#contract/platforms.ts';
import { SignedIn } from '../area/SignedIn.tsx';
import { guarded } from '../guarded.tsx';
import { Read } from '../reading/Read.tsx';
import { Entitlements } from './Entitlements.tsx';
import styles from './Extras.module.css';
import type { ExtrasProps } from './extras-props.ts';
import { Goods } from './Goods.tsx';
import { LinkFirst } from './LinkFirst.tsx';

/** What the player's games on other platforms bring, and what the store has. */
export const Extras = guarded(function Extras(props: ExtrasProps) {
	const { texts } = props;
	return (
		<SignedIn {...props}>
			{({ user }) => (
				<div className={styles.extras}>
					<section className={styles.part}>
						<h2 className={styles.title}>{texts.entitlements}</h2>
						{entitlementPlatforms.map((platform) => {
							const isLinked = user.platforms.some((link) => link.platform === platform && link.linked);
							const Part = isLinked ? Entitlements : LinkFirst;
							return <Part {...props} key={platform} platform={platform} />;
						})}
					</section>
					<section className={styles.part}>
						<h2 className={styles.title}>{texts.merch}</h2>
						<Read {...props} endpoint={merch} input={{}} waiting={texts.merchLoading}>
							{(products) => <Goods {...props} products={products} />}
						</Read>
					</section>
				</div>
			)}
		</SignedIn>
	);
});
