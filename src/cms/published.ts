import { filesAddress } from './files-address.ts';
import { loadSource } from './source.ts';

/** Below what this site publishes files that pages link to and that no CMS serves. */
export const publishedFolder = '/press/files/';

/** Where visitors fetch a file as it is: from the CMS, or from this site where the source has the file itself. */
export async function publicAddress(url: string): Promise<string> {
	const isOwn = (await loadSource()).file !== undefined;
	return isOwn ? publishedFolder + url.slice(filesAddress().length + 1) : url;
}
