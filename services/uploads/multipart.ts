/** One value of a form as it arrives; its bytes can be read once, before the next part. */
export interface MultipartPart {
	name: string;
	/** Undefined for what is no file. */
	filename: string | undefined;
	bytes: AsyncIterable<Uint8Array>;
}

/** A form that ended early, or that is none. */
export class MultipartError extends Error {
	override name = 'MultipartError';
	readonly kind: 'unfinished' | 'malformed';

	constructor(kind: 'unfinished' | 'malformed') {
		super(`the form is ${kind}`);
		this.kind = kind;
	}
}

const longestHead = 4096;

/** The text between the parts of a form of that Content-Type; undefined where it is no form with files. */
export function boundaryOf(contentType: string): string | undefined {
	if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
	const [, quoted, plain] =
		/;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? [];
	return quoted ?? plain;
}

/** Bytes that came and are not read yet. */
interface Source {
	/** Everything up to a text, piece by piece, with the text itself taken away. */
	until(text: Buffer): AsyncGenerator<Uint8Array>;
	next(length: number): Promise<string>;
}

function createSource(chunks: AsyncIterator<Uint8Array>): Source {
	let held = Buffer.from('\r\n');
	const fetchMore = async () => {
		const { done, value } = await chunks.next();
		if (done) throw new MultipartError('unfinished');
		held = Buffer.concat([held, value]);
	};
	const take = (length: number) => {
		const taken = held.subarray(0, length);
		held = held.subarray(length);
		return taken;
	};
	return {
		async *until(text) {
			for (let at = held.indexOf(text); ; at = held.indexOf(text)) {
				if (at >= 0) {
					yield take(at);
					take(text.length);
					return;
				}
				// The text may have begun in the last bytes.
				yield take(Math.max(0, held.length - text.length + 1));
				await fetchMore();
			}
		},
		async next(length) {
			while (held.length < length) await fetchMore();
			return take(length).toString('latin1');
		},
	};
}

async function readHead(source: Source): Promise<string> {
	let head = Buffer.alloc(0);
	for await (const bytes of source.until(Buffer.from('\r\n\r\n'))) {
		head = Buffer.concat([head, bytes]);
		if (head.length > longestHead) throw new MultipartError('malformed');
	}
	return head.toString('utf8');
}

/** A parameter of Content-Disposition; browsers write quotes and line breaks as %22, %0D and %0A. */
function parameterOf(head: string, name: string): string | undefined {
	const line = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(head)?.[1] ?? '';
	const [, quoted, plain] = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(line) ?? [];
	return quoted ?? plain;
}

function partOf(head: string, bytes: AsyncIterable<Uint8Array>): MultipartPart {
	const name = parameterOf(head, 'name');
	if (name === undefined) throw new MultipartError('malformed');
	return { name, filename: parameterOf(head, 'filename'), bytes };
}

async function skip(bytes: AsyncIterable<Uint8Array>): Promise<void> {
	for await (const _ of bytes);
}

/** The parts of a form in their order, while it arrives; throws MultipartError. */
export async function* partsOf(
	chunks: AsyncIterator<Uint8Array>,
	boundary: string,
): AsyncGenerator<MultipartPart> {
	const source = createSource(chunks);
	const delimiter = Buffer.from(`\r\n--${boundary}`);
	await skip(source.until(delimiter));
	for (let end = await source.next(2); end !== '--'; end = await source.next(2)) {
		if (end !== '\r\n') throw new MultipartError('malformed');
		const head = await readHead(source);
		const bytes = source.until(delimiter);
		yield partOf(head, bytes);
		await skip(bytes);
	}
}
