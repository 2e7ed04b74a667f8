import { type ComponentProps, type ReactNode, useCallback } from 'react';
import { call } from '#api/call.ts';
import type { User } from '#contract/endpoints/account.ts';
import { merch, type Product } from '#contract/endpoints/account-settings.ts';
import { type Entitlement, listEntitlements } from '#contract/endpoints/platforms.ts';
import { entitlementPlatforms, type Platform } from '#contract/platforms.ts';
import type { AreaProps } from '#i18n/form-texts.ts';
import { formatPrice } from '#i18n/formats.ts';
import { localePath } from '#i18n/paths.ts';
import type { Resources } from '#i18n/resources.ts';
import { type BuiltPictures, pictureKey, type ShelfGame } from '#lib/pictures.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { useFocusReturn } from '#ui/form/use-focus-return.ts';
import { type PlatformNames, usePlatformRedirect } from '../platforms/use-platform-sign-in.ts';
import { AccountData } from '../shared/AccountData.tsx';
import { ArtPicture } from '../shared/ArtPicture.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { Loading } from '../shared/Loading.tsx';
import { SignedIn } from '../shared/SignedIn.tsx';
import { StatusBadge } from '../shared/StatusBadge.tsx';
import { useAccountData } from '../shared/use-account-data.ts';
import { type AccountPageProps, withGuard } from '../shared/with-guard.tsx';
import styles from './Extras.module.css';

type EntitlementPlatform = (typeof entitlementPlatforms)[number];

interface EntitlementsProps extends ExtrasProps {
	platform: EntitlementPlatform;
}

/** Reading claims too: once a visit is enough. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** What a linked platform brings; where it first asks the player, the way there. */
function Entitlements({ platform, ...props }: EntitlementsProps) {
	const { locale, texts, names, area } = props;
	const { result, renew } = useAccountData(listEntitlements, { platform, locale, prompt: 'none' }, once);
	const place = useFocusReturn(result?.kind === 'ok' || result?.kind === 'redirect');
	const name = names[platform];
	return (
		<PlatformPart name={name} place={place}>
			{!result && <Loading text={interpolate(texts.loading, { platform: name })} noscript={area.noscript} />}
			{result?.kind === 'ok' && <List {...props} items={result.data} name={name} />}
			{result?.kind === 'redirect' && <Asks {...props} platform={platform} />}
			{result && result.kind !== 'ok' && result.kind !== 'redirect' && (
				<LoadError {...props} result={result} onRetry={renew} />
			)}
		</PlatformPart>
	);
}

interface ListProps extends ExtrasProps {
	items: readonly Entitlement[];
	name: string;
}

function List({ items, name, texts, pictures, locale }: ListProps) {
	if (items.length === 0)
		return (
			<>
				<p>{interpolate(texts.none, { platform: name })}</p>
				<a href={localePath('/support', locale)}>{texts.noneNext}</a>
			</>
		);
	return (
		<ul className={styles.items}>
			{items.map(({ id, name: item, image, claimed }) => (
				<li key={id} className={styles.extra} data-state={claimed ? 'claimed' : 'open'}>
					<ArtPicture
						picture={pictures[pictureKey(image.url)]}
						alt={image.alt}
						sizes="(min-width: 970px) 16rem, 50vw"
						shape="wide"
					/>
					<h4 className={styles.item}>{item}</h4>
					<StatusBadge isOn={claimed}>{claimed ? texts.claimed : texts.unclaimed}</StatusBadge>
				</li>
			))}
		</ul>
	);
}

/** The way is asked for anew when it is taken, for it does not stay open for long. */
function Asks({ platform, ...props }: EntitlementsProps) {
	const { locale, texts, names } = props;
	const start = useCallback(
		(asked: EntitlementPlatform) => call(listEntitlements, { platform: asked, locale }, { handles: 'any' }),
		[locale],
	);
	const { departure, depart } = usePlatformRedirect(start);
	const say = (text: string) => interpolate(text, { platform: names[platform] });
	return (
		<>
			<p>{say(texts.asks)}</p>
			<p>
				<Button look="quiet" aria-disabled={departure.kind === 'opening'} onClick={() => depart(platform)}>
					{say(texts.goOn)}
				</Button>
			</p>
			{departure.result && (
				<LoadError {...props} result={departure.result} onRetry={() => depart(platform, departure.result)} />
			)}
		</>
	);
}

/** What the player's games on other platforms bring, and what the store has. */
export const Extras = withGuard(function Extras(props: ExtrasProps) {
	const { texts, store } = props;
	return (
		<SignedIn {...props}>
			{({ user }) => (
				<div className={styles.extras}>
					<section className={styles.part}>
						<h2 className={styles.title}>{texts.entitlements}</h2>
						{hasNone(user.platforms) && <Shelf {...props} />}
						{entitlementPlatforms.map((platform) => {
							const link = user.platforms.find((link) => link.platform === platform);
							// The studio does not offer it.
							if (!link) return undefined;
							const Part = link.linked ? Entitlements : LinkFirst;
							return <Part {...props} key={platform} platform={platform} />;
						})}
					</section>
					{store && (
						<section className={styles.part}>
							<h2 className={styles.title}>{store.title}</h2>
							<AccountData
								{...props}
								endpoint={merch}
								input={{ locale: props.locale }}
								waiting={store.loading}
							>
								{(products) => <Goods {...props} store={store} products={products} />}
							</AccountData>
							<a className={styles.all} href={store.address} rel="noopener">
								{store.all}
							</a>
						</section>
					)}
				</div>
			)}
		</SignedIn>
	);
});

/** Whether nothing is linked that extras could come from, though it could be. */
const hasNone = (links: User['platforms']) => {
	const own = links.filter(({ platform }) => entitlementPlatforms.some((each) => each === platform));
	return own.length > 0 && own.every(({ linked }) => !linked);
};

/** The games that extras could be of, for somebody who has linked nothing yet. */
function Shelf({ shelf, texts }: ExtrasProps) {
	return (
		<>
			<p>{texts.shelf}</p>
			<ul className={styles.shelf}>
				{shelf.map(({ name, href, consoles, picture }) => (
					<li key={href} className={styles.good}>
						<ArtPicture picture={picture} alt="" sizes="(min-width: 970px) 10rem, 9rem" shape="tall" />
						<a className={styles.link} href={href}>
							{name}
						</a>
						<span className={styles.consoles}>{consoles}</span>
					</li>
				))}
			</ul>
		</>
	);
}

interface PlatformPartProps {
	name: string;
	children: ReactNode;
	/** What else the part takes on. */
	place?: ComponentProps<'div'>;
}

/** The part of the page about one platform. */
function PlatformPart({ name, children, place }: PlatformPartProps) {
	return (
		<div {...place} className={styles.platform}>
			<h3 className={styles.name}>{name}</h3>
			{children}
		</div>
	);
}

/** Says what linking a platform would bring, and leads to where it is linked. */
function LinkFirst({ platform, locale, texts, names }: ExtrasProps & { platform: Platform }) {
	const say = (text: string) => interpolate(text, { platform: names[platform] });
	return (
		<div className={`${styles.platform} ${styles.notLinked}`}>
			<div>
				<h3 className={styles.name}>{names[platform]}</h3>
				<p className={styles.brings}>{say(texts.notLinked)}</p>
			</div>
			<ButtonLink look="quiet" href={localePath('/account/connected', locale)}>
				{say(texts.link)}
			</ButtonLink>
		</div>
	);
}

interface GoodsProps extends Pick<ExtrasProps, 'locale' | 'pictures'> {
	store: StoreTexts;
	products: readonly Product[];
}

/** What the store has, each thing with its price and the way to it. */
function Goods({ products, locale, store, pictures }: GoodsProps) {
	if (products.length === 0) return <p>{store.empty}</p>;
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
						<span>{name}</span>
						<span className="visually-hidden">{` ${store.atStore}`}</span>
					</a>
					<span className={styles.price}>{formatPrice(price, currency, locale)}</span>
				</li>
			))}
		</ul>
	);
}

type StoreTexts = Resources['account']['extras']['store'];

interface ExtrasProps extends AreaProps {
	texts: Omit<AccountPageProps<'extras'>['texts'], 'store'>;
	names: PlatformNames;
	/** What the build knows of games and of the store. */
	pictures: BuiltPictures;
	/** The games of the platforms that bring extras. */
	shelf: ShelfGame[];
	/** What is said of the store and where that of the page's language is, if the studio has one. */
	store: (StoreTexts & { address: string }) | undefined;
}
