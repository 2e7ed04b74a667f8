import type { ExternalImageService } from 'astro';
import { baseService } from 'astro/assets';

/** Pictures as they are, from where they are: a preview need not wait for sizes of them. */
const service: ExternalImageService = {
	...baseService,
	getURL: ({ src }) => (typeof src === 'string' ? src : src.src),
	getSrcSet: () => [],
};

export default service;
