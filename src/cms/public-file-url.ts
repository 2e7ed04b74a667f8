import { readConfig } from '#contract/config.ts';
import { loadSource } from './source.ts';

/** Below what this site publishes files that pages link to and that no CMS serves. */
export const publicFolder = '/press/files/';

/** Where visitors fetch a file as it is: from the CMS, or from this site where the source has the file itself. */
export async function publicFileUrl(url: string): Promise<string> {
	const isOwn = (await loadSource()).file !== undefined;
	return isOwn ? publicFolder + url.slice(publicFilesUrl().length + 1) : url;
}

/** What the paths of the CMS's files stand below: its own address, unless CMS_FILES_URL names another one. */
export function publicFilesUrl(): string {
	const { CMS_URL, CMS_FILES_URL } = readConfig(process.env, ['CMS_URL', 'CMS_FILES_URL']);
	return CMS_FILES_URL ?? CMS_URL;
}
