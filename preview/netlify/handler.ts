import { createApp } from 'astro/app/entrypoint';

const app = createApp();

/** Answers a request of the preview. */
export default (request: Request): Promise<Response> => app.render(request);
