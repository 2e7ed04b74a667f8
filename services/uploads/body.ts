/** The bytes of a request. */
export interface Body {
	/** Ends where the sender breaks off, and at the limit. */
	chunks: AsyncIterator<Uint8Array>;
	/** Reads on for as much again, so that the sender hears the answer. */
	letPass(): Promise<void>;
}

/** Opens the body of a request up to a size in bytes. */
export function openBody({ body }: Request, most: number): Body {
	const reader = body?.getReader();
	const read = async (): Promise<Uint8Array | undefined> =>
		reader?.read().then(
			({ value }) => value,
			() => undefined,
		);
	async function* upTo(size: number): AsyncGenerator<Uint8Array> {
		let left = size;
		for (let chunk = await read(); chunk; chunk = await read()) {
			left -= chunk.length;
			if (left < 0) return;
			yield chunk;
		}
	}
	return {
		chunks: upTo(most),
		async letPass() {
			for await (const _ of upTo(most));
		},
	};
}
