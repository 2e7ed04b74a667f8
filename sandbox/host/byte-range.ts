/** The first and last byte of a part of a file. */
export interface ByteRange {
	start: number;
	end: number;
}

/** Reads a Range header with one range; undefined means the whole file, null that the range lies outside it. */
export function parseRange(header: string | undefined, size: number): ByteRange | null | undefined {
	const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
	const [, from = '', to = ''] = match ?? [];
	if (!match || (from === '' && to === '')) return undefined;
	const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
	const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
	return start <= end && start < size ? { start, end } : null;
}
