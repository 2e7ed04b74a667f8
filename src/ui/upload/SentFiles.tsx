import { pluralize, toMegabytes } from '#lib/text/format.ts';
import styles from './UploadList.module.css';
import { sizeOf, type UploadTexts } from './upload-texts.ts';

/** A file that a form was sent with; its size is in bytes. */
export interface SentFile {
	id: string;
	name: string;
	size: number;
}

interface SentFilesProps {
	files: readonly SentFile[];
	texts: UploadTexts;
	locale: string;
}

/** Lists what a form was sent with, by name and size; nothing where there were no files. */
export function SentFiles({ files, texts, locale }: SentFilesProps) {
	if (files.length === 0) return null;
	return (
		<>
			<p>{pluralize(texts, 'arrived', files.length, locale)}</p>
			<ul className={styles.list} role="list">
				{files.map(({ id, name, size }) => (
					<li key={id}>
						<bdi className={styles.name}>{name}</bdi>{' '}
						<span className={styles.size}>{sizeOf({ size: toMegabytes(size) }, { texts, locale })}</span>
					</li>
				))}
			</ul>
		</>
	);
}
