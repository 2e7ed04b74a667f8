import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './UploadField.module.css';

interface UploadDropZoneProps {
	/** Has no room for more; what is dropped all the same is refused one by one, where it can be seen. */
	isFull: boolean;
	/** Takes nothing at all. */
	isOff: boolean;
	onDrop: (files: File[]) => void;
	children: ReactNode;
}

const carriesFiles = ({ dataTransfer }: DragEvent | globalThis.DragEvent) =>
	dataTransfer?.types.includes('Files') ?? false;

/** Keeps a file that is dropped beside its place from replacing the page and all that was typed. */
function useKeptPage(): void {
	useEffect(() => {
		const listening = new AbortController();
		const keep = (event: globalThis.DragEvent) => carriesFiles(event) && event.preventDefault();
		for (const type of ['dragover', 'drop'] as const)
			addEventListener(type, keep, { signal: listening.signal });
		return () => listening.abort();
	}, []);
}

/** Where files may be dropped, around the control that takes them in the first place. */
export function UploadDropZone({ isFull, isOff, onDrop, children }: UploadDropZoneProps) {
	const [isOver, setOver] = useState(false);
	useKeptPage();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the first is the control within
		<div
			className={styles.zone}
			data-state={isOver && !isFull && !isOff ? 'over' : 'idle'}
			data-off={isFull || isOff}
			onDragOver={(event) => {
				setOver(carriesFiles(event));
				// The pointer then shows that nothing can be dropped.
				if (isOff) event.dataTransfer.dropEffect = 'none';
			}}
			onDragLeave={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
			}}
			onDrop={({ dataTransfer }) => {
				setOver(false);
				if (!isOff && dataTransfer.files.length > 0) onDrop([...dataTransfer.files]);
			}}
		>
			{children}
		</div>
	);
}
