import type { ComponentProps, ReactNode } from 'react';
import type { Platform } from '#contract/platforms.ts';
import { PlatformIcon } from '../platforms/PlatformIcon.tsx';
import styles from './Extras.module.css';

interface PlatformPartProps {
	platform: Platform;
	name: string;
	children: ReactNode;
	/** What else the part takes on. */
	place?: ComponentProps<'div'>;
}

/** The part of the page about one platform. */
export function PlatformPart({ platform, name, children, place }: PlatformPartProps) {
	return (
		<div {...place} className={styles.platform}>
			<h3 className={styles.name}>
				<PlatformIcon platform={platform} />
				{name}
			</h3>
			{children}
		</div>
	);
}
