import type { AstroPrerenderer } from 'astro';
import { Piscina } from 'piscina';
import type { Surroundings } from './page-finisher.ts';
import type { RenderedPage } from './page-finisher.worker.ts';
import type { Policies } from './policies.ts';
import { bytesOf, keepBytes } from './rendered-bytes.ts';
import { type BuiltPages, setStylesAside } from './styles-aside.ts';

/** Pages that go to the thread together: a message takes as long as a part of a page's rendering. */
const together = 16;

/** One buffer of its own, which can be moved to another thread at once. */
const own = (bytes: Uint8Array<ArrayBuffer>): ArrayBuffer =>
	bytes.length === bytes.buffer.byteLength ? bytes.buffer : new Uint8Array(bytes).buffer;

/** Finishes pages and writes them in a thread of its own, while the next are rendered. */
export class PageFinishing {
	readonly #thread: Piscina;
	#rendered: RenderedPage[] = [];
	/** What the thread was given last. */
	#given: Promise<void> = Promise.resolve();
	#forgetBytes = () => {};

	/** @param folder of the built site */
	constructor(folder: string) {
		this.#thread = new Piscina({
			filename: new URL('page-finisher.worker.ts', import.meta.url).href,
			workerData: folder,
			minThreads: 1,
			maxThreads: 1,
			// What src/build/build-site.ts gives the process is for rendering.
			resourceLimits: { maxYoungGenerationSizeMb: 48 },
		});
	}

	/** A prerenderer that leaves nothing of pages to be written by Astro. @param pages what it is told of them */
	after(prerenderer: AstroPrerenderer, pages: BuiltPages): AstroPrerenderer {
		return {
			...prerenderer,
			setup: async () => {
				await prerenderer.setup?.();
				this.#forgetBytes = keepBytes();
				await this.#thread.run(setStylesAside(pages), { name: 'takeStyles' });
			},
			render: async (request, options) => {
				const rendered = await prerenderer.render(request, options);
				const { response, ...more } = rendered instanceof Response ? { response: rendered } : rendered;
				if (!response.headers.get('Content-Type')?.startsWith('text/html')) return rendered;
				const bytes = own(await bytesOf(response));
				await this.#take({ file: new URL(request.url).pathname.slice(1), bytes });
				return { ...more, response: new Response(null) };
			},
		};
	}

	async #take(page: RenderedPage): Promise<void> {
		this.#rendered.push(page);
		if (this.#rendered.length === together) await this.#give();
	}

	/** Gives the thread what waits, and waits until it is done with what it was given before. */
	#give(): Promise<void> {
		const before = this.#given;
		const pages = this.#rendered;
		this.#rendered = [];
		this.#given = this.#thread.run(pages, { name: 'finish', transferList: pages.map(({ bytes }) => bytes) });
		// Whoever waits for it next hears of it.
		this.#given.catch(() => {});
		return before;
	}

	/** Writes what stands beside the pages when all are finished, and says what they may run and be styled by. */
	async writeSurroundings(surroundings: Surroundings): Promise<Policies> {
		await this.#give();
		await this.#given;
		return this.#thread.run(surroundings, { name: 'writeSurroundings' });
	}

	/** Ends the thread. */
	close(): Promise<void> {
		this.#forgetBytes();
		return this.#thread.destroy();
	}
}
