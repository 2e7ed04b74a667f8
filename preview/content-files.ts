import { readConfig } from '#contract/config.ts';
import { isSignedQuery, signedQuery } from '#lib/url/signed-link.ts';

/** Below what the preview shows pictures of the content where that is in files. */
const folder = '/files';

const hour = 3_600_000;

const previewKey = () => readConfig(process.env, ['PREVIEW_KEY']).PREVIEW_KEY ?? '';

/** Whether a link was signed with PREVIEW_KEY and holds still; without a key none does. */
export async function isGoodLink({ pathname, searchParams }: URL): Promise<boolean> {
	const key = previewKey();
	return key !== '' && (await isSignedQuery(pathname, searchParams, { key, now: Date.now() }));
}

/** The address of a file of the content, which stays the same for an hour so that browsers keep the picture. @param path such as `/media/a.webp` */
export async function contentFileLink(path: string): Promise<string> {
	const subject = encodeURI(folder + path);
	const thisHour = Math.floor(Date.now() / hour) * hour;
	return `${subject}?${await signedQuery(subject, 7200, previewKey(), thisHour)}`;
}

/** Whether a path of the preview is of a file of the content. */
export const isContentFile = (path: string): boolean => path.startsWith(`${folder}/`);
