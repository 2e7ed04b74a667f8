import type { ExternalImageService } from 'astro';
import { baseService } from 'astro/assets';
import { currentDraft } from '#cms/draft.ts';
import { publicFilesUrl } from '#cms/source.ts';
import { readConfig } from '#contract/config.ts';
import { contentFileLink } from './content-files.ts';

/** Where a picture is seen: at the CMS, or in the preview where content is in files; one that is not saved came along with its draft. */
function addressOf(src: string): string | Promise<string> {
	const { CMS_SOURCE } = readConfig(process.env, ['CMS_SOURCE']);
	const base = publicFilesUrl();
	if (CMS_SOURCE !== 'files' || !src.startsWith(`${base}/`)) return src;
	const path = src.slice(base.length);
	return currentDraft()?.pictures?.[path] ?? contentFileLink(path);
}

/** Pictures as they are, from where they are: a preview need not wait for sizes of them. */
const service: ExternalImageService = {
	...baseService,
	getURL: ({ src }) => (typeof src === 'string' ? addressOf(src) : src.src),
	getSrcSet: () => [],
};

export default service;
