import type { AstroPrerenderer } from 'astro';
import { Piscina } from 'piscina';
import type { Surroundings } from './page-finisher.ts';
import type { Policies } from './policies.ts';
import type { Games } from './search-index.ts';
import { type BuiltPages, setStylesAside } from './styles-aside.ts';

/** One buffer of its own, which can be moved to another thread at once; many pieces take longer than one copy. */
function joined(chunks: Uint8Array[]): ArrayBuffer {
	const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return bytes.buffer;
}

/** Finishes pages and takes them into the search index in a thread of its own, while the next ones are rendered. */
export class PageFinishing {
	readonly #thread: Piscina;

	/** @param folder of the built site */
	constructor(folder: string) {
		this.#thread = new Piscina({
			filename: new URL('page-finisher.worker.ts', import.meta.url).href,
			workerData: folder,
			minThreads: 1,
			maxThreads: 1,
			concurrentTasksPerWorker: 16,
			// The thread has to hear of the index, too.
			atomics: 'disabled',
		});
	}

	/** A prerenderer whose pages are finished before they are written. @param pages what it is told of them */
	after(prerenderer: AstroPrerenderer, pages: BuiltPages): AstroPrerenderer {
		return {
			...prerenderer,
			setup: async () => {
				await prerenderer.setup?.();
				await this.#thread.run(setStylesAside(pages), { name: 'takeStyles' });
			},
			render: async (request, options) => {
				const rendered = await prerenderer.render(request, options);
				const { response, ...more } = rendered instanceof Response ? { response: rendered } : rendered;
				if (!response.headers.get('Content-Type')?.startsWith('text/html')) return rendered;
				const file = new URL(request.url).pathname.slice(1);
				// To have them put together would copy every page twice.
				const chunks: Uint8Array[] = [];
				for await (const chunk of response.body ?? []) chunks.push(chunk);
				const bytes = joined(chunks);
				const task = { name: 'finish', transferList: [bytes] };
				const finished: ArrayBuffer = await this.#thread.run({ file, bytes }, task);
				// All that Astro takes of it; a new response would copy every page again.
				return { ...more, response: Object.assign(response, { arrayBuffer: async () => finished }) };
			},
		};
	}

	/** Writes what stands beside the pages when all are finished, and says what they may run and be styled by. */
	writeSurroundings(surroundings: Surroundings): Promise<Policies> {
		return this.#thread.run(surroundings, { name: 'writeSurroundings' });
	}

	/** Writes the search index of the pages, and of games, which have none. */
	async writeSearchIndex(games: Games): Promise<void> {
		const start = performance.now();
		await this.#thread.run(games, { name: 'writeSearchIndex' });
		// For tests/bench/build.ts.
		performance.measure('search index', { start });
	}

	/** Ends the thread. */
	close(): Promise<void> {
		return this.#thread.destroy();
	}
}
