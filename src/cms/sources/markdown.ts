// Awaited: where content comes from a service, the bundle of a function does not load it.
const { Marked } = await import('marked');

// A bare address stays words: what leads somewhere is written as a link.
const marked = new Marked({ gfm: true, tokenizer: { url: () => undefined } });

/** HTML of Markdown, in which HTML may stand; src/cms/markup.ts decides what of it is kept. */
export const toHtml = (markdown: string): string =>
	(marked.parse(markdown, { async: false }) as string).trim();
