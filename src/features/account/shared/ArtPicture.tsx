import type { BuiltPicture } from '#lib/pictures.ts';
import styles from './ArtPicture.module.css';

interface ArtPictureProps {
	/** Undefined for what is newer than the build: then its place stays, in the colour of pictures to come. */
	picture: BuiltPicture | undefined;
	alt: string;
	/** As in an img. */
	sizes: string;
	shape: 'wide' | 'square' | 'cover' | 'tall';
}

/** A picture that the build made; browsers may load no other. */
export function ArtPicture({ picture, alt, sizes, shape }: ArtPictureProps) {
	if (!picture) return <span className={styles.art} data-shape={shape} aria-hidden="true" />;
	return (
		<picture className={styles.frame}>
			<source srcSet={picture.sharp} sizes={sizes} type="image/avif" />
			<img
				src={picture.plain}
				alt={alt}
				className={styles.art}
				data-shape={shape}
				loading="lazy"
				decoding="async"
			/>
		</picture>
	);
}
