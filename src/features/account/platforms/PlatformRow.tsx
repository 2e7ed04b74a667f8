import type { User } from '#contract/endpoints/account.ts';
import type { Platform } from '#contract/platforms.ts';
import { interpolate } from '#lib/interpolate.ts';
import { Button } from '#ui/Button.tsx';
import { StateMark } from '../StateMark.tsx';
import { PlatformIcon } from './PlatformIcon.tsx';
import styles from './PlatformList.module.css';
import type { ConnectedProps } from './platform-props.ts';

interface PlatformRowProps {
	platform: Platform;
	link: User['platforms'][number] | undefined;
	texts: ConnectedProps['texts'];
	name: string;
	isOpening: boolean;
	onLink: () => void;
	onUnlink: () => void;
}

/** One platform: what linking it brings, whether it is linked, and the one thing to do about it. */
export function PlatformRow(props: PlatformRowProps) {
	const { platform, link, texts, name, isOpening, onLink, onUnlink } = props;
	const isLinked = link?.linked ?? false;
	const [text, label] = isLinked ? [texts.unlink, texts.unlinkName] : [texts.link, texts.linkName];
	return (
		<li className={styles.row} data-state={isLinked ? 'linked' : 'open'}>
			<span className={styles.sign}>
				<PlatformIcon platform={platform} />
			</span>
			<div className={styles.words}>
				<h2 className={styles.name}>{name}</h2>
				<StateMark isOn={isLinked}>{stateText(link, texts)}</StateMark>
				<p className={styles.brings}>{texts.brings[platform]}</p>
			</div>
			<div className={styles.action}>
				<Button
					look="quiet"
					aria-label={interpolate(label, { platform: name })}
					aria-disabled={isOpening}
					onClick={isLinked ? onUnlink : onLink}
				>
					{text}
				</Button>
				<span role="status" className={styles.opening}>
					{isOpening && interpolate(texts.opening, { platform: name })}
				</span>
			</div>
		</li>
	);
}

function stateText(link: PlatformRowProps['link'], texts: ConnectedProps['texts']): string {
	if (!link?.linked) return texts.notLinked;
	return link.name ? interpolate(texts.linkedAs, { name: link.name }) : texts.linked;
}
