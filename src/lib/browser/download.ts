/** Milliseconds for which a browser may still begin to read what it was handed. */
const grace = 60_000;

/** Hands a file that a script holds to the browser's downloads. */
export function downloadBlob(blob: Blob, name: string): void {
	const address = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), grace);
}
