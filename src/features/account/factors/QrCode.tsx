import { useEffect, useState } from 'react';
import { loadModule } from '#lib/load-module.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
	/** What a camera reads. */
	text: string;
	/** What it is, for who cannot see it. */
	label: string;
}

interface Squares {
	size: number;
	path: string;
}

/** Squares of white around the code; cameras need four. */
const border = 4;

/** A QR code, drawn here: what it holds is a secret. Its place is kept while the drawing code comes. */
export function QrCode({ text, label }: QrCodeProps) {
	const [squares, setSquares] = useState<Squares>();
	useEffect(() => {
		let isWanted = true;
		// Without it the letters below do.
		void draw(text).then(
			(drawn) => isWanted && setSquares(drawn),
			() => {},
		);
		return () => {
			isWanted = false;
		};
	}, [text]);
	const size = squares?.size ?? 1;
	return (
		<svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
			<path d={squares?.path ?? ''} />
		</svg>
	);
}

async function draw(text: string): Promise<Squares> {
	const { encode } = await loadModule(() => import('uqr'));
	const { data, size } = encode(text, { ecc: 'M', border });
	const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
	return { size, path: rows.join('') };
}
