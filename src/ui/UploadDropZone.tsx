import { type DragEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './UploadField.module.css';

interface UploadDropZoneProps {
	/** Takes nothing more. */
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
export function UploadDropZone({ isOff, onDrop, children }: UploadDropZoneProps) {
	const [isOver, setOver] = useState(false);
	useKeptPage();
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the first is the control within
		<div
			className={styles.zone}
			data-state={isOver && !isOff ? 'over' : 'idle'}
			data-off={isOff}
			onDragOver={(event) => setOver(carriesFiles(event))}
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
