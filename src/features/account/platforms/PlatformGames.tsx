import { useId } from 'react';
import type { User } from '#contract/endpoints/account.ts';
import type { PlatformGame } from '#lib/pictures.ts';
import { ArtPicture } from '../shared/ArtPicture.tsx';
import styles from './Connected.module.css';
import type { PlatformNames } from './use-platform-sign-in.ts';

interface PlatformGamesProps {
	title: string;
	games: readonly PlatformGame[];
	names: PlatformNames;
	/** The platforms that the studio offers. */
	links: User['platforms'];
}

/** Which of the platforms each game of the studio is on. */
export function PlatformGames({ title, games, names, links }: PlatformGamesProps) {
	const id = useId();
	const offered = games
		.map((game) => ({ ...game, on: links.filter(({ platform }) => game.platforms.includes(platform)) }))
		.filter(({ on }) => on.length > 0);
	if (offered.length === 0) return null;
	return (
		<section className={styles.games} aria-labelledby={id}>
			<h2 className={styles.title} id={id}>
				{title}
			</h2>
			<ul className={styles.shelf}>
				{offered.map(({ name, picture, on }) => (
					<li key={name} className={styles.game}>
						<div className={styles.cover}>
							<ArtPicture picture={picture} alt="" sizes="5rem" shape="tall" />
						</div>
						<div>
							<h3 className={styles.gameName}>{name}</h3>
							<p className={styles.platforms}>{on.map(({ platform }) => names[platform]).join(', ')}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
