import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CallResult } from '#api/result.ts';
import { localePath } from '#i18n/paths.ts';
import { interpolate } from '#lib/text/interpolate.ts';
import { $wishlist, followWishlist, refreshWishlist, toggleOnWishlist } from '#stores/wishlist.store.ts';
import { Button } from '#ui/Button.tsx';
import { useFocusReturn } from '#ui/form/use-focus-return.ts';
import type { ListableGame, SectionProps } from '../profile/account-props.ts';
import { Section } from '../profile/Section.tsx';
import { ArtPicture } from '../shared/ArtPicture.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { LoadError } from '../shared/LoadError.tsx';
import { Loading } from '../shared/Loading.tsx';
import { StatusMessage } from '../shared/StatusMessage.tsx';
import styles from './Wishlist.module.css';

/** The games that the player would like to have; where they cannot be read, that part alone says so. */
export function Wishlist(props: SectionProps) {
	const { texts, area } = props;
	const [result, setResult] = useState<CallResult<unknown>>();
	const load = async () => setResult(await refreshWishlist());
	useEffect(() => {
		followWishlist();
		void refreshWishlist().then(setResult);
	}, []);
	const isHere = result?.kind === 'ok';
	const place = useFocusReturn(isHere);
	return (
		<Section title={texts.wishlist.title}>
			<div {...place} className={styles.place}>
				{isHere && <Shelf {...props} />}
				{!result && <Loading text={texts.wishlist.loading} noscript={area.noscript} />}
				{result && result.kind !== 'ok' && result.kind !== 'redirect' && (
					<LoadError {...props} result={result} onRetry={load} />
				)}
			</div>
		</Section>
	);
}

/** The listed games that the site has, in the order of the list; a game may be listed under a former slug. */
function useListedGames(games: readonly ListableGame[]): ListableGame[] {
	const slugs = useStore($wishlist);
	const listed = slugs.flatMap((slug) => games.find((game) => game.slugs.includes(slug)) ?? []);
	return [...new Set(listed)];
}

function Shelf({ games, art, locale, texts: { wishlist: texts } }: SectionProps) {
	const listed = useListedGames(games);
	const [news, setNews] = useState('');
	const remove = async ({ slugs, name }: ListableGame) => {
		const outcome = await toggleOnWishlist(slugs);
		setNews(outcome === 'failed' ? '' : interpolate(texts.removed, { game: name }));
	};
	return (
		<>
			<StatusMessage text={news} />
			{listed.length === 0 && (
				<EmptyState title={texts.emptyTitle} next={{ href: localePath('/games', locale), text: texts.games }}>
					{texts.empty}
				</EmptyState>
			)}
			<ul className={styles.shelf}>
				{listed.map((game) => (
					<li key={game.name} className={styles.game}>
						<a className={styles.link} href={localePath(`/games/${game.slugs[0]}`, locale)}>
							<ArtPicture
								picture={art[game.name]}
								alt=""
								sizes="(min-width: 970px) 16rem, 50vw"
								shape="wide"
							/>
							<span>{game.name}</span>
						</a>
						<Button
							look="plain"
							tone="muted"
							aria-label={interpolate(texts.removeName, { game: game.name })}
							onClick={() => remove(game)}
						>
							{texts.remove}
						</Button>
					</li>
				))}
			</ul>
		</>
	);
}
