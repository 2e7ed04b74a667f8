import { useState } from 'react';
import type { Save } from '#contract/endpoints/saves.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Empty } from '../Empty.tsx';
import { News } from '../News.tsx';
import { SaveCard } from './SaveCard.tsx';
import styles from './Saves.module.css';
import type { SavesProps } from './saves-props.ts';

/** All saves, newest first, or how to come by one. */
export function SaveList({ saves, ...props }: SavesProps & { saves: readonly Save[] }) {
	const { texts } = props;
	const [news, setNews] = useState('');
	if (saves.length === 0) return <Empty title={texts.emptyTitle}>{texts.empty}</Empty>;
	return (
		<>
			<News text={news} />
			<ul className={styles.list}>
				{saves.map((save) => (
					<SaveCard
						{...props}
						key={save.name}
						save={save}
						onDownload={() => setNews(interpolate(texts.downloading, { name: save.name }))}
					/>
				))}
			</ul>
		</>
	);
}
