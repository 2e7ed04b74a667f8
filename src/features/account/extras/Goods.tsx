import type { Product } from '#contract/endpoints/account-settings.ts';
import { formatPrice } from '#i18n/formats.ts';
import { pictureKey } from '#lib/pictures.ts';
import { ArtPicture } from '../ArtPicture.tsx';
import styles from './Extras.module.css';
import type { ExtrasProps } from './extras-props.ts';

/** What the store has, each thing with its price and the way to it. */
export function Goods({ products, locale, texts, pictures }: ExtrasProps & { products: readonly Product[] }) {
	if (products.length === 0) return <p>{texts.merchEmpty}</p>;
	return (
		<ul className={styles.goods}>
			{products.map(({ id, name, image, url, price, currency }) => (
				<li key={id} className={styles.good}>
					<ArtPicture
						picture={pictures[pictureKey(image.url)]}
						alt=""
						sizes="(min-width: 970px) 12rem, 45vw"
						shape="square"
					/>
					<a className={styles.link} href={url} rel="noopener">
						{name}
						<span className="visually-hidden"> {texts.atStore}</span>
					</a>
					<span className={styles.price}>{formatPrice(price, currency, locale)}</span>
				</li>
			))}
		</ul>
	);
}
