import { useEffect, useRef, useState } from 'react';
import { newsBetween, type UploadedFile } from './upload-state.ts';
import { newsText, type UploadWording } from './upload-texts.ts';

const nothing = { calm: '', urgent: '' };

/** Says to assistive technology how uploads get on: progress by quarters when there is time, failures at once. */
export function UploadNewsText({
	files,
	wording,
}: {
	files: readonly UploadedFile[];
	wording: UploadWording;
}) {
	const before = useRef(files);
	const [said, say] = useState(nothing);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only the files make news
	useEffect(() => {
		const news = newsBetween(before.current, files);
		before.current = files;
		if (news.length === 0) return;
		const textOf = (isUrgent: boolean) =>
			news
				.filter(({ kind }) => (kind === 'failed') === isUrgent)
				.map((one) => newsText(one, wording))
				.join(' ');
		say({ calm: textOf(false), urgent: textOf(true) });
	}, [files]);
	return (
		<>
			<p className="visually-hidden" role="status">
				{said.calm}
			</p>
			<p className="visually-hidden" role="alert">
				{said.urgent}
			</p>
		</>
	);
}
