import { type ContentFolder, writeContentFolder } from './content-folder.ts';
import { type OwnSandbox, ownSandbox } from './sandbox.ts';

/** The demo studio behind every source that the site has. */
export interface ContentSources {
	sandbox: OwnSandbox;
	folder: ContentFolder;
	/** Has this process read from one of them from now on. */
	choose(name: SourceName): void;
	close(): Promise<void>;
}

export const sourceNames = ['rest', 'files'] as const;
export type SourceName = (typeof sourceNames)[number];

/** Starts a CMS and writes a folder with the same content. */
export async function startContentSources(): Promise<ContentSources> {
	const [sandbox, folder] = await Promise.all([ownSandbox(), writeContentFolder()]);
	return {
		sandbox,
		folder,
		choose(name) {
			process.env.CMS_SOURCE = name;
			process.env.CONTENT_FOLDER = folder.path;
			process.env.CMS_URL = `${sandbox.origin}/cms`;
		},
		async close() {
			await Promise.all([sandbox.close(), folder.remove()]);
		},
	};
}
