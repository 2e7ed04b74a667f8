import { type ContentFolder, writeContentFolder } from './content-folder.ts';
import { type RecordedStrapi, startRecordedStrapi } from './recorded-strapi.ts';
import { type OwnSandbox, ownSandbox } from './sandbox.ts';

/** The demo studio behind every source that the site has. */
export interface ContentSources {
	sandbox: OwnSandbox;
	folder: ContentFolder;
	strapi: RecordedStrapi;
	/** Has this process read from one of them from now on. */
	choose(name: SourceName): void;
	close(): Promise<void>;
}

export const sourceNames = ['rest', 'files', 'strapi'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Starts a CMS and a recorded Strapi, and writes a folder, with the same content. */
export async function startContentSources(): Promise<ContentSources> {
	const [sandbox, folder, strapi] = await Promise.all([
		ownSandbox(),
		writeContentFolder(),
		startRecordedStrapi(),
	]);
	return {
		sandbox,
		folder,
		strapi,
		choose(name) {
			process.env.CMS_SOURCE = name;
			process.env.CONTENT_FOLDER = folder.path;
			process.env.CMS_URL = name === 'strapi' ? strapi.origin : `${sandbox.origin}/cms`;
			process.env.STRAPI_TOKEN = strapi.token;
		},
		async close() {
			await Promise.all([sandbox.close(), folder.remove(), strapi.close()]);
		},
	};
}
