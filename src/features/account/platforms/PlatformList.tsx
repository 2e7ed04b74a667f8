import { useCallback, useState } from 'react';
import { call } from '#api/call.ts';
import type { User } from '#contract/endpoints/account.ts';
import { connectPlatform } from '#contract/endpoints/platforms.ts';
import { type Platform, platforms } from '#contract/platforms.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Trouble } from '../area/Trouble.tsx';
import { News } from '../News.tsx';
import { useVerified } from '../verification/verified.ts';
import styles from './PlatformList.module.css';
import { PlatformRow } from './PlatformRow.tsx';
import type { ConnectedProps } from './platform-props.ts';
import { UnlinkQuestion } from './UnlinkQuestion.tsx';
import { useDeparture } from './use-departure.ts';

interface PlatformListProps extends ConnectedProps {
	links: User['platforms'];
	refresh: () => Promise<void>;
}

/** All platforms with their state, and what went wrong on the way to one. */
export function PlatformList({ links, refresh, ...props }: PlatformListProps) {
	const { locale, texts, names } = props;
	const [asked, setAsked] = useState<Platform>();
	const [news, setNews] = useState('');
	const verified = useVerified();
	const start = useCallback(
		(platform: Platform) =>
			verified((proof) => call(connectPlatform, { platform, locale, ...proof }, { untold: 'any' })),
		[locale, verified],
	);
	const { departure, depart } = useDeparture(start);
	const finish = async (platform: Platform) => {
		await refresh();
		setAsked(undefined);
		setNews(interpolate(texts.unlinkedNews, { platform: names[platform] }));
	};
	return (
		<>
			<News text={news} />
			{departure.result && (
				<Trouble
					{...props}
					result={departure.result}
					onRetry={() => depart(departure.platform, departure.result)}
				/>
			)}
			<ul className={styles.list}>
				{platforms.map((platform) => (
					<PlatformRow
						key={platform}
						platform={platform}
						link={links.find((link) => link.platform === platform)}
						texts={texts}
						name={names[platform]}
						isOpening={departure.kind === 'opening' && departure.platform === platform}
						onLink={() => depart(platform)}
						onUnlink={() => setAsked(platform)}
					/>
				))}
			</ul>
			<p className={styles.leave}>{texts.leave}</p>
			{asked && (
				<UnlinkQuestion
					{...props}
					platform={asked}
					onDone={() => finish(asked)}
					onCancel={() => setAsked(undefined)}
				/>
			)}
		</>
	);
}
