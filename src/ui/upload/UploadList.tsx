import type { Ref } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './UploadList.module.css';
import { countBytes, isRetriable, isTooLarge, type UploadedFile } from './upload-state.ts';
import { listProblems, percentIn, sizeOf, type UploadWording } from './upload-texts.ts';

interface UploadListProps {
	ref?: Ref<HTMLUListElement>;
	id?: string;
	files: readonly UploadedFile[];
	retry: (uuid: string) => void;
	remove: (uuid: string) => void;
	wording: UploadWording;
	/** Nothing can be done with them now. */
	isOff?: boolean;
}

/** The files of an uploader, each with how far it is and what can be done with it. */
export function UploadList({ ref, id, files, wording, ...actions }: UploadListProps) {
	if (files.length === 0) return null;
	return (
		<ul ref={ref} id={id} className={styles.list} aria-label={wording.texts.files}>
			{files.map((file) => (
				<UploadRow key={file.uuid} file={file} wording={wording} {...actions} />
			))}
		</ul>
	);
}

type RowProps = Omit<UploadListProps, 'ref' | 'id' | 'files'> & { file: UploadedFile };

/** So that what is too large by a few bytes does not stand as the size that is allowed. */
const roundedUp = (file: UploadedFile) => ({ size: Math.ceil(countBytes(file) / 10_000) / 100 });

function UploadRow({ file, wording, retry, remove, isOff }: RowProps) {
	const { texts, rules } = wording;
	const { uuid, status } = file;
	return (
		<li className={styles.row} data-state={status}>
			<p className={styles.name} id={uuid}>
				{file.name}
			</p>
			<p className={styles.size}>
				<span>{sizeOf(isTooLarge(file, rules) ? roundedUp(file) : file, wording)}</span>
				{status === 'loading' && <span aria-hidden="true">{` · ${percentIn(file.progress, wording)}`}</span>}
			</p>
			<UploadState file={file} wording={wording} />
			<div className={styles.actions}>
				{isRetriable(file, rules) && (
					<RowButton
						id={`${uuid}-retry`}
						of={uuid}
						text={texts.retry}
						disabled={isOff}
						onClick={() => retry(uuid)}
					/>
				)}
				{status !== 'done' && (
					<RowButton
						id={`${uuid}-remove`}
						of={uuid}
						text={status === 'loading' ? texts.cancel : texts.remove}
						disabled={isOff}
						onClick={() => remove(uuid)}
					/>
				)}
			</div>
		</li>
	);
}

function UploadState({ file, wording }: Pick<RowProps, 'file' | 'wording'>) {
	const { status, progress, uuid } = file;
	if (status === 'loading')
		return <progress className={styles.bar} max={100} value={progress} aria-labelledby={uuid} />;
	return (
		<p className={styles.state}>
			<Icon name={status === 'error' ? 'warning' : 'check'} />
			<span>{status === 'error' ? listProblems(file, wording).join(' ') : wording.texts.status[status]}</span>
		</p>
	);
}

/** A button that says aloud which file it is for. */
function RowButton(props: {
	id: string;
	of: string;
	text: string;
	disabled: boolean | undefined;
	onClick: () => void;
}) {
	const { of, text, ...button } = props;
	return (
		<button {...button} type="button" className={styles.button} aria-labelledby={`${button.id} ${of}`}>
			{text}
		</button>
	);
}
