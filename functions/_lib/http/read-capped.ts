/** Reads a stream up to a size in bytes; null when it is longer, with the rest left unread. */
export async function readCapped(
	stream: AsyncIterable<Uint8Array> | null,
	most: number,
): Promise<Uint8Array | null> {
	if (!stream) return new Uint8Array();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of stream) {
		size += chunk.byteLength;
		if (size > most) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
