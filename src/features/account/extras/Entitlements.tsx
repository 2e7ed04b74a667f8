import { useCallback } from 'react';
import { call } from '#api/call.ts';
import { type Entitlement, listEntitlements } from '#contract/endpoints/platforms.ts';
import type { entitlementPlatforms } from '#contract/platforms.ts';
import { interpolate } from '#lib/interpolate.ts';
import { pictureKey } from '#lib/pictures.ts';
import { Button } from '#ui/Button.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { ArtPicture } from '../ArtPicture.tsx';
import { Trouble } from '../area/Trouble.tsx';
import { useDeparture } from '../platforms/use-departure.ts';
import { useReading } from '../reading/use-reading.ts';
import { StateMark } from '../StateMark.tsx';
import { Waiting } from '../Waiting.tsx';
import styles from './Extras.module.css';
import type { ExtrasProps } from './extras-props.ts';
import { PlatformPart } from './PlatformPart.tsx';

type EntitlementPlatform = (typeof entitlementPlatforms)[number];

interface EntitlementsProps extends ExtrasProps {
	platform: EntitlementPlatform;
}

/** Reading claims too: once a visit is enough. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** What a linked platform brings; where it first asks the player, the way there. */
export function Entitlements({ platform, ...props }: EntitlementsProps) {
	const { locale, texts, names, area } = props;
	const { result, renew } = useReading(listEntitlements, { platform, locale, prompt: 'none' }, once);
	const place = useKeptFocus(result?.kind === 'ok' || result?.kind === 'redirect');
	const name = names[platform];
	return (
		<PlatformPart platform={platform} name={name} place={place}>
			{!result && <Waiting text={interpolate(texts.loading, { platform: name })} noscript={area.noscript} />}
			{result?.kind === 'ok' && <List {...props} items={result.data} name={name} />}
			{result?.kind === 'redirect' && <Asks {...props} platform={platform} />}
			{result && result.kind !== 'ok' && result.kind !== 'redirect' && (
				<Trouble {...props} result={result} onRetry={renew} />
			)}
		</PlatformPart>
	);
}

interface ListProps extends ExtrasProps {
	items: readonly Entitlement[];
	name: string;
}

function List({ items, name, texts, pictures }: ListProps) {
	if (items.length === 0) return <p>{interpolate(texts.none, { platform: name })}</p>;
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
					<StateMark isOn={claimed}>{claimed ? texts.claimed : texts.unclaimed}</StateMark>
				</li>
			))}
		</ul>
	);
}

/** The way is asked for anew when it is taken, for it does not stay open for long. */
function Asks({ platform, ...props }: EntitlementsProps) {
	const { locale, texts, names } = props;
	const start = useCallback(
		(asked: EntitlementPlatform) => call(listEntitlements, { platform: asked, locale }, { untold: 'any' }),
		[locale],
	);
	const { departure, depart } = useDeparture(start);
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
				<Trouble {...props} result={departure.result} onRetry={() => depart(platform, departure.result)} />
			)}
		</>
	);
}
